import { expect, it } from 'vitest'
import { createStemmer } from '../../text/words/tokens.ts'
import { smallTalk } from './small-talk.ts'

it('drops what people say while they think and keeps what they talk about', () => {
  const stemmer = createStemmer('en')
  const idle = smallTalk(stemmer)
  const said = 'Um, yeah, I think we really want the, uh, rubber buttons on the remote, you know'
  const left = stemmer.contentStems(said).filter((stem) => !idle.has(stem))
  expect(left).toEqual(stemmer.contentStems('rubber buttons remote'))
})

it('knows that of other languages', () => {
  const stemmer = createStemmer('de')
  expect(smallTalk(stemmer).has(stemmer.stem('ähm'))).toBe(true)
  expect(smallTalk(stemmer).has(stemmer.stem('Haushalt'))).toBe(false)
})
