import { expect, it } from 'vitest'
import { createStemmer } from '../../text/words/tokens.ts'
import { loadLanguage } from '../languages/load-language.ts'
import { smallTalkOf } from './small-talk.ts'

it('drops what people say while they think and keeps what they talk about', async () => {
  const stemmer = createStemmer('en')
  const idle = smallTalkOf(await loadLanguage('en'), stemmer)
  const said = 'Um, yeah, I think we really want the, uh, rubber buttons on the remote, you know'
  const left = stemmer.contentStems(said).filter((stem) => !idle.has(stem))
  expect(left).toEqual(stemmer.contentStems('rubber buttons remote'))
})

it('knows that of other languages', async () => {
  const stemmer = createStemmer('de')
  const idle = smallTalkOf(await loadLanguage('de'), stemmer)
  expect(idle.has(stemmer.stem('ähm'))).toBe(true)
  expect(idle.has(stemmer.stem('Haushalt'))).toBe(false)
})
