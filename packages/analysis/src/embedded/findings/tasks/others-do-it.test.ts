import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { isDissent } from './of-others.ts'

async function tasksOf(content: string): Promise<string> {
  const { recommendations } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  return recommendations.join('\n')
}

const letter = (line: string): string => `Orrin Boat Club

Dear Ms Lind,

${line}

Please pay the fee of £80 by 4 June. The boats lie at the north jetty and the office is beside the cafe.

Yours sincerely,
Ada Orme`

describe('what others do, or nobody has to do, is no task', () => {
  it.each([
    'Have a good weekend.',
    'Club Manual 4.3 requires a second person to sign every order over £500.',
    'The consent of the bank is only required above £5,000; in your case it is not required.',
    'If nobody has come by seven, we have to call the harbor police.',
    'If the yard has to send cleaners, £18 is passed on.',
    'Our staff may not row for members in their own time.',
    'The club tells each member within 48 hours that a place is free.',
  ])('%s', async (line) => {
    const told = await tasksOf(letter(line))
    expect(told).not.toContain(line.slice(0, 30))
    expect(told).toContain('£80')
  })

  it('nor what stands below the duties of the other side', async () => {
    const told = await tasksOf(`ТРУДОВОЙ ДОГОВОР

Обязанности работодателя

Работодатель обязан предоставить рабочее место и выплачивать зарплату в срок.

Обязанности работника

Работник обязан пройти медицинский осмотр до 29 сентября 2027 г.`)
    expect(told).toContain('медицинский осмотр')
    expect(told).not.toContain('рабочее место')
  })

  it.each([
    ['en', 'The director does not accept the limit.'],
    ['fr', 'Le directeur s’oppose à cette limite.'],
    ['nl', 'De directeur gaat niet akkoord met de grens.'],
  ] as const)('nor what somebody is against in %s', async (code, text) => {
    expect(isDissent(text, await loadLanguage(code))).toBe(true)
  })
})
