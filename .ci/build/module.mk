# The rules of .ci/build/module: C and Swift to objects, and these to a module of 64-bit WebAssembly.

# What every browser can do that has memories of 64 bits.
features := -msimd128 -mbulk-memory -msign-ext -mnontrapping-fptoint

cc := clang --target=wasm64 -O2 -ffreestanding -fno-builtin -ffunction-sections -fdata-sections $(features) -nostdinc -w
own := $(cc) -I Sources/CBrowser/libc -isystem $(headers)
of_musl := $(cc) -isystem $(headers) -isystem Sources/CBrowser/musl -isystem $(build)/musl \
	-isystem $(musl)/src/include -isystem $(musl)/src/internal -isystem $(musl)/arch/wasm32 -isystem $(musl)/arch/generic \
	-isystem $(wasi)/libc-bottom-half/headers/public -isystem $(musl)/include

strings := memcmp memchr strlen strchr strchrnul
numbers := log log_data log2 log2_data log10 fma scalbn fmod round roundf __math_divzero __math_invalid
names := platform wide decimal compression digest allocator gmp zstd $(strings) $(numbers)

# A game's module answers the questions of its App; `pairs` has APP:GAME for each, `libraries` what they are made of.
games := $(foreach pair,$(pairs),$(lastword $(subst :, ,$(pair))))
app_of = $(firstword $(subst :, ,$(filter %:$(1),$(pairs))))
apps := $(foreach game,$(games),$(call app_of,$(game)))
targets := GameCore ExactArithmetic $(libraries) Documents Questions $(apps)

# What a page needs first is to play: a module that knows nothing else is half as large.
modules := $(games) $(games:%=%-play)

level := -O
all: $(modules:%=$(build)/%$(level).wasm)

$(modules:%=$(build)/%$(level).wasm): $(build)/%$(level).wasm: $(names:%=$(build)/%.o) $(build)/%$(level).o
	wasm-ld -mwasm64 --no-entry --gc-sections --strip-all -z stack-size=8388608 \
		--export=puzzlelab_buffer --export=puzzlelab_answer --export=puzzlelab_share $^ \
		$(toolchain)/lib/swift/embedded/wasm64-unknown-none-wasm/libswiftUnicodeDataTables.a -o $@
	printf 'module: %s, %s kB\n' $* $$(($$(stat -c %s $@) / 1000))

$(build)/platform.o $(build)/wide.o: $(build)/%.o: Sources/CBrowser/%.c
	$(own) -c $< -o $@
$(build)/decimal.o: Sources/CBrowser/decimal.c
	$(own) -I $(build)/gmp -c $< -o $@
$(build)/compression.o: Sources/CBrowser/compression.c
	$(own) -I Sources/CCompression/include -I $(zstd)/lib -c $< -o $@
$(build)/digest.o: Sources/CBrowser/digest.c
	$(of_musl) -I Sources/CMessageDigest/include -I $(musl)/src/crypt -c $< -o $@
$(build)/allocator.o: $(wasi)/dlmalloc/src/dlmalloc.c
	$(own) -c $< -o $@
$(build)/gmp.o: $(gmp)/mini-gmp.c
	$(own) -include $(build)/gmp/names.h -c $< -o $@
$(build)/zstd.o: $(zstd)/build/single_file_libs/zstddeclib-in.c
	$(own) -I $(zstd)/lib -c $< -o $@
$(strings:%=$(build)/%.o): $(build)/%.o: $(musl)/src/string/%.c
	$(of_musl) -c $< -o $@
$(numbers:%=$(build)/%.o): $(build)/%.o: $(musl)/src/math/%.c
	$(of_musl) -c $< -o $@

# Embedded Swift makes the code of a whole program where the program is: of everything under a game, only the interface
# is compiled before.
swift_files = $(shell find Sources/$(1) -name '*.swift' -not -path '*/System/*')
headers_of_c := $(wildcard Sources/C*/include/*.h Sources/CGMP/*)
swift := swiftc -target wasm64-unknown-none-wasm -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 \
	-package-name puzzlelab -strict-memory-safety -enable-upcoming-feature ExistentialAny \
	-enable-upcoming-feature MemberImportVisibility $(addprefix -Xcc ,$(features)) -I $(build) -I $(build)/gmp \
	-I $(build)/CKernels -I $(build)/CMessageDigest -I $(build)/CCompression -I Sources/CGMP -I Sources/CBrowser/include

$(foreach name,$(targets),$(eval $(build)/$(name).swiftmodule: $(call swift_files,$(name)) $(headers_of_c) .ci/build/module.mk))
interface = $(foreach name,$(1),$(build)/$(name).swiftmodule)
$(call interface,ExactArithmetic): $(call interface,GameCore)
$(call interface,Documents $(libraries)): $(call interface,ExactArithmetic)
$(call interface,Questions): $(call interface,Documents)
$(call interface,$(apps)): $(call interface,Questions $(libraries))

$(call interface,$(targets)): $(build)/%.swiftmodule:
	$(swift) -Onone -module-name $* -emit-module -emit-module-path $@ $(filter %.swift,$^)

$(foreach game,$(games),$(eval $(build)/$(game)$(level).o $(build)/$(game)-play$(level).o: $(call interface,$(call app_of,$(game)))))
asked = $(if $(filter %-play,$(1)),.playing($(patsubst %App,%Play,$(call app_of,$(1:%-play=%))).self),GameApp.$(1).questions)
$(modules:%=$(build)/%$(level).o): $(build)/%$(level).o: $(wildcard Sources/Browser/System/*.swift) .ci/build/module.mk
	printf 'import Questions\nimport %s\n\nlet questions: [Question] = %s\n' $(call app_of,$(*:%-play=%)) '$(call asked,$*)' >$(build)/$*.swift
	$(swift) $(level) -module-name Browser -c $(filter %.swift,$^) $(build)/$*.swift -o $@
