import { expect, it } from 'vitest'
import { imageKind } from './image-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['\u0089PNG\r\n\u001a\n0000', 'png'],
  ['\u00ff\u00d8\u00ff\u00e000000000', 'jpeg'],
  ['\0\0\0\u0018ftypheic', 'heic'],
  ['\0\0\0\u0018ftypmif1', 'heic'],
  ['\0\0\0\u0018ftypavif', null],
  ['GIF89a000000', null],
  ['%PDF-1.7\n%00', null],
  ['<svg xmlns="', null],
  ['', null],
])('tells what %j begins as: %s', (text, kind) => {
  expect(imageKind(bytes(text))).toBe(kind)
})
