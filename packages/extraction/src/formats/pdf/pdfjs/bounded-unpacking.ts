let mostBytes = 256 * 1024 * 1024
const brand = Symbol.for('precis.boundedUnpacking')

let refusals = 0

/** How many streams were refused so far because they unpack to more than fits. */
export function refusedStreams(): number {
  return refusals
}

function refuse(): never {
  refusals += 1
  throw new RangeError('a stream unpacks to more than fits')
}

/** Counts what is read instead of piping it through another stream, which would cost as much as unpacking. */
function boundedDecompressionStream(
  Native: typeof DecompressionStream,
): typeof DecompressionStream {
  return class extends Native {
    override get readable() {
      const readable = super.readable
      const open = readable.getReader.bind(
        readable,
      ) as () => ReadableStreamDefaultReader<Uint8Array>
      const getReader = () => {
        const reader = open()
        const read = reader.read.bind(reader)
        let length = 0
        reader.read = async () => {
          const result = await read()
          length += result.value?.byteLength ?? 0
          if (length > mostBytes) refuse()
          return result
        }
        return reader
      }
      return Object.assign(readable, { getReader: getReader as typeof readable.getReader })
    }
  }
}

/**
 * Bounds what one stream of a PDF may unpack to, in this whole thread. pdf.js has no limit for it: it lets the browser unpack
 * everything, or copies what came so far into buffers twice as long, over and over, until memory ends.
 */
export function boundUnpacking(limitBytes = mostBytes): void {
  mostBytes = limitBytes
  const prototype = Uint8Array.prototype as Uint8Array & { [brand]?: true }
  if (prototype[brand]) return
  Object.defineProperty(prototype, brand, { value: true })
  const set = prototype.set
  prototype.set = function (this: Uint8Array, source, offset) {
    if (this.byteLength > mostBytes) refuse()
    set.call(this, source, offset)
  }
  if (typeof DecompressionStream === 'undefined') return
  globalThis.DecompressionStream = boundedDecompressionStream(globalThis.DecompressionStream)
}
