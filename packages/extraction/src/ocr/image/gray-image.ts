/** An image in shades of gray, one byte for each pixel, rows from the top. */
export interface GrayImage {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Degrees that an image is turned clockwise. */
export type Turn = 0 | 90 | 180 | 270

/** RGBA pixels over white as shades of gray (Rec. 601). */
export function toGray({
  width,
  height,
  data,
}: Pick<ImageData, 'width' | 'height' | 'data'>): GrayImage {
  const gray = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < gray.length; at += 1, from += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      data[from],
      data[from + 1],
      data[from + 2],
      data[from + 3],
    ]
    const shade = (red * 299 + green * 587 + blue * 114) / 1000
    gray[at] = alpha === 255 ? shade : 255 + ((shade - 255) * alpha) / 255
  }
  return { width, height, data: gray }
}

/** The image turned clockwise. */
export function turned(image: GrayImage, turn: Turn): GrayImage {
  if (turn === 0) return image
  const { width, height, data } = image
  const result = new Uint8Array(data.length)
  const isSideways = turn !== 180
  const newWidth = isSideways ? height : width
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] =
        turn === 90
          ? [height - 1 - y, x]
          : turn === 180
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x]
      result[row * newWidth + column] = data[y * width + x] ?? 0
    }
  }
  return { width: newWidth, height: isSideways ? width : height, data: result }
}

/** The image as a PGM file, which needs no compressing and no decoder. */
export function toPgm({ width, height, data }: GrayImage): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}

const apart = 4
const clearDifference = 40

/** Whether hardly anything stands out from the background: few pixels clearly darker or lighter than those a little before them, which also finds blurred letters. */
export function isEmpty({ width, data }: GrayImage): boolean {
  let edges = 0
  for (let at = apart; at < data.length; at += 1) {
    if (at % width < apart) continue
    if (Math.abs((data[at] ?? 0) - (data[at - apart] ?? 0)) > clearDifference) edges += 1
  }
  return edges < 20
}
