import type { Excerpt } from '../../document/excerpt.ts'

const agenda =
  '(?:agenda|order of business|items? of business|business|tagesordnung|ordre du jour|points?|orden del día|asuntos?|ordine del giorno|ordem (?:do dia|de trabalhos)|agendapunten|porządkiem obrad|porządku obrad|повесткой дня)'
const following =
  '(?:following|folgende[rnms]?|nachstehende[rnms]?|suivants?|siguientes?|seguent[ei]|seguintes?|volgende|następując\\p{L}+|следующ\\p{L}+)'
/** `to discuss and decide on the following agenda`, which stands below. */
const tail = new RegExp(
  `,?\\s(?:(?:in order )?to|um|zur|mit|pour|afin de|avec|para|con|per|om|met|w celu|z|для|с)\\s[^.;:]{0,60}?(?:${following}(?:\\s${agenda})?|${agenda}\\s${following})[.:]?$`,
  'iu',
)
const fewestWords = 6

/** An invitation without the words that open its agenda. */
export function withoutAgendaTail(excerpt: Excerpt, content: string): Excerpt {
  const cut = tail.exec(excerpt.text)?.index
  if (cut === undefined || excerpt.text.slice(0, cut).split(' ').length < fewestWords)
    return excerpt
  const text = excerpt.text.slice(0, cut)
  const lastWord = text.slice(text.lastIndexOf(' ') + 1)
  const at = content.slice(excerpt.start, excerpt.end).lastIndexOf(lastWord)
  return at < 0 ? excerpt : { ...excerpt, end: excerpt.start + at + lastWord.length, text }
}

/** Who is asked to come to a meeting, in the languages that have rules. */
export const invites =
  /(?<!\p{L})(?:you are (?:\p{L}+ )?invited|is hereby (?:given|called)|(?:lade|laden) (?:ich|wir|sie)|eingeladen|(?:vous )?(?:êtes|sont) (?:invité|convoqué|convié)|se (?:le |les )?convoca|queda\p{L}* convocad|siete (?:invitati|convocati)|è convocata|(?:são|fica\p{L}*) (?:convocad|convidad)|(?:bent|wordt) u? ?(?:van harte )?uitgenodigd|zaprasza\p{L}*|zwołuje|приглаша\p{L}+)/iu
