// What the server needs of libmicrohttpd, as functions: its own take variable arguments in part,
// and its constants are untyped.
#pragma once
#include <arpa/inet.h>
#include <errno.h>
#include <malloc.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

// A socket that listens at a numeric address; `port` 0 takes any, and becomes the one that was
// taken. A negative number is an error number: EINVAL for an address that is none.
static inline int http_listen(const char *address, uint16_t *port) {
  struct sockaddr_storage place;
  memset(&place, 0, sizeof place);
  struct sockaddr_in *v4 = (struct sockaddr_in *)&place;
  struct sockaddr_in6 *v6 = (struct sockaddr_in6 *)&place;
  socklen_t size;
  if (inet_pton(AF_INET, address, &v4->sin_addr) == 1) {
    v4->sin_family = AF_INET;
    v4->sin_port = htons(*port);
    size = sizeof *v4;
  } else if (inet_pton(AF_INET6, address, &v6->sin6_addr) == 1) {
    v6->sin6_family = AF_INET6;
    v6->sin6_port = htons(*port);
    size = sizeof *v6;
  } else {
    return -EINVAL;
  }
  int listener = socket(place.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  int yes = 1;
  if (listener < 0) return -errno;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (bind(listener, (struct sockaddr *)&place, size) != 0 || listen(listener, 1024) != 0 ||
      getsockname(listener, (struct sockaddr *)&place, &size) != 0) {
    int error = errno;
    close(listener);
    return -error;
  }
  *port = ntohs(place.ss_family == AF_INET ? v4->sin_port : v6->sin6_port);
  return listener;
}

// Lets the process open as many files as it may.
static inline void http_raise_file_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
}

// The most values that an address may have after its '?'; no request needs more than one.
static const unsigned http_most_values = 32;

// Answers an address with too many values, which the library can neither store nor answer, and lets
// the daemon see the end of the connection.
static inline void *http_look_at_address(void *context, const char *address, struct MHD_Connection *connection) {
  static const char body[] = "{\"message\":\"the address has too many values\",\"schema\":\"puzzlelab/error/1\",\"status\":64}\n";
  unsigned values = 0;
  (void)context;
  for (const char *place = address; *place != 0 && values <= http_most_values; place++) values += *place == '&';
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  if (values <= http_most_values || info == NULL) return NULL;
  char answer[512];
  int count = snprintf(
      answer, sizeof answer,
      "HTTP/1.1 414 URI Too Long\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
      sizeof body - 1, body);
  ssize_t sent = send(info->connect_fd, answer, (size_t)count, MSG_NOSIGNAL | MSG_DONTWAIT);
  (void)sent;
  shutdown(info->connect_fd, SHUT_RDWR);
  return NULL;
}

// What the daemon calls; all get `context`.
struct http_callbacks {
  MHD_AcceptPolicyCallback accepts;
  MHD_NotifyConnectionCallback notified;
  MHD_AccessHandlerCallback access;
  MHD_RequestCompletedCallback completed;
  void *context;
};

// Starts to answer what comes to a listening socket, which belongs to the daemon then. A head that
// doesn't fit in the memory of a connection is refused by the library.
static inline struct MHD_Daemon *http_start(
    int listener, unsigned threads, unsigned connections, unsigned idle_seconds, struct http_callbacks calls) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, calls.accepts, calls.context, calls.access,
      calls.context, MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listener, MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(32 << 10), MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_URI_LOG_CALLBACK, http_look_at_address, NULL,
      MHD_OPTION_NOTIFY_CONNECTION, calls.notified, calls.context, MHD_OPTION_NOTIFY_COMPLETED, calls.completed,
      calls.context, MHD_OPTION_END);
}

// What the daemon reports about a new connection.
static const unsigned http_connection_begins = MHD_CONNECTION_NOTIFY_STARTED;

// Ends a connection whose request never became whole: tells the client so, as far as that is
// possible at once, and lets the daemon see the end.
static inline void http_time_out(int descriptor) {
  static const char answer[] = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
  ssize_t sent = send(descriptor, answer, sizeof answer - 1, MSG_NOSIGNAL | MSG_DONTWAIT);
  (void)sent;
  shutdown(descriptor, SHUT_RDWR);
}

// Ends a connection.
static inline void http_shut(int descriptor) { shutdown(descriptor, SHUT_RDWR); }

// Returns freed memory to the system.
static inline void http_trim(void) { malloc_trim(0); }

static inline const char *http_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}
static inline const char *http_argument(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}
static inline const char *http_cookie(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_COOKIE_KIND, name);
}

// What poll(2) reports for a connection whose other end has been closed (POLLRDHUP, which only
// _GNU_SOURCE names).
static const int16_t http_has_left = 0x2000;

// The file descriptor of a connection.
static inline int http_descriptor(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

// What identifies a client by its address: 4 and an IPv4 address, 6 and the first 64 bits of an
// IPv6 one, which are one subscriber's; 1 and an address of this machine's own loopback; 0 for
// another kind of address.
static inline int http_client(const struct sockaddr *address, uint64_t *number) {
  uint32_t v4;
  *number = 0;
  if (address == NULL) return 0;
  if (address->sa_family == AF_INET6) {
    const uint8_t *bytes = ((const struct sockaddr_in6 *)address)->sin6_addr.s6_addr;
    static const uint8_t mapped[12] = {[10] = 0xff, [11] = 0xff}, loopback[16] = {[15] = 1};
    if (memcmp(bytes, loopback, sizeof loopback) == 0) return 1;
    if (memcmp(bytes, mapped, sizeof mapped) != 0) {
      for (int place = 0; place < 8; place++) *number = *number << 8 | bytes[place];
      return 6;
    }
    memcpy(&v4, bytes + sizeof mapped, sizeof v4);
  } else if (address->sa_family == AF_INET) {
    v4 = ((const struct sockaddr_in *)address)->sin_addr.s_addr;
  } else {
    return 0;
  }
  *number = ntohl(v4);
  return *number >> 24 == 127 ? 1 : 4;
}

// The same of an address in text.
static inline int http_client_of_text(const char *text, uint64_t *number) {
  struct sockaddr_in v4 = {.sin_family = AF_INET};
  struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
  if (inet_pton(AF_INET, text, &v4.sin_addr) == 1) return http_client((struct sockaddr *)&v4, number);
  if (inet_pton(AF_INET6, text, &v6.sin6_addr) == 1) return http_client((struct sockaddr *)&v6, number);
  *number = 0;
  return 0;
}

// The address at the other end of a connection.
static inline const struct sockaddr *http_peer(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? NULL : info->client_addr;
}

struct http_count {
  const char *name;
  unsigned count;
};
static inline enum MHD_Result http_count_field(
    void *context, enum MHD_ValueKind kind, const char *key, const char *value) {
  struct http_count *counted = (struct http_count *)context;
  (void)kind, (void)value;
  if (key != NULL && strcasecmp(key, counted->name) == 0) counted->count++;
  return MHD_YES;
}
// How many fields of that name the head has.
static inline unsigned http_fields(struct MHD_Connection *connection, const char *name) {
  struct http_count counted = {name, 0};
  MHD_get_connection_values(connection, MHD_HEADER_KIND, http_count_field, &counted);
  return counted.count;
}

// A response of bytes, which are copied, or stay where they are.
static inline struct MHD_Response *http_bytes(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
}
static inline struct MHD_Response *http_lasting_bytes(const void *bytes, size_t count) {
  return MHD_create_response_from_buffer(count, (void *)(uintptr_t)bytes, MHD_RESPMEM_PERSISTENT);
}

// A response whose bytes are asked for as they come.
static inline struct MHD_Response *http_stream(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback release) {
  return MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 4 << 10, read, context, release);
}
static const ssize_t http_end_of_stream = MHD_CONTENT_READER_END_OF_STREAM;
