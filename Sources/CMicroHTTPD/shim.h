// What the server needs of libmicrohttpd, as functions: its own take variable arguments in part,
// and its constants are untyped.
#pragma once
#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdint.h>
#include <string.h>
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

// Starts to answer what comes to a listening socket, which belongs to the daemon then.
static inline struct MHD_Daemon *http_start(
    int listener, unsigned threads, unsigned connections, unsigned idle_seconds, MHD_AccessHandlerCallback access,
    MHD_RequestCompletedCallback completed, void *context) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, access, context,
      MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listener, MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(16 << 10), MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_END);
}

static inline const char *http_header(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}
static inline const char *http_argument(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, name);
}
static inline const char *http_cookie(struct MHD_Connection *connection, const char *name) {
  return MHD_lookup_connection_value(connection, MHD_COOKIE_KIND, name);
}

// What poll(2) tells of a connection whose other end has been closed (POLLRDHUP, which only
// _GNU_SOURCE names).
static const int16_t http_has_left = 0x2000;

// The file descriptor of a connection.
static inline int http_descriptor(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

// Writes the address of whoever is connected into `text`, which has room for `room` bytes.
static inline void http_peer(struct MHD_Connection *connection, char *text, size_t room) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  text[0] = 0;
  if (info == NULL || info->client_addr == NULL) return;
  const struct sockaddr *address = info->client_addr;
  const void *number = address->sa_family == AF_INET6 ? (const void *)&((const struct sockaddr_in6 *)address)->sin6_addr
                                                      : (const void *)&((const struct sockaddr_in *)address)->sin_addr;
  inet_ntop(address->sa_family, number, text, (socklen_t)room);
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
