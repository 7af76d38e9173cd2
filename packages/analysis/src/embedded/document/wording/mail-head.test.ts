import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { endOfMailHead, isHeadOfMail } from './mail-head.ts'

it('knows the head of an e-mail in several languages, and no two labels alone', () => {
  const english = 'From: Ann Orme <ann@orme.example>\nTo: all owners\nSubject: Water\n'
  expect(endOfMailHead(`${english}\nDear all,`)).toBe(english.length)
  const japanese = '差出人: 管理部\n宛先: 山田 様\n件名: 断水のお知らせ\n'
  expect(endOfMailHead(`${japanese}\n山田 様`)).toBe(japanese.length)
  expect(endOfMailHead('From: Orme Ltd\nTo: Kite Ltd\n\nDear Sir,')).toBe(0)
  expect(endOfMailHead('To: Kite Ltd\nDate: 3 May\nRe: Roof\n')).toBe(0)
})

it('knows lines that say who wrote or about what, and no others', () => {
  expect(isHeadOfMail('Subject: Your boat')).toBe(true)
  expect(isHeadOfMail('件名: 船のお知らせ')).toBe(true)
  expect(isHeadOfMail('From Monday the boat is out.')).toBe(false)
  expect(isHeadOfMail('Date: 3 May')).toBe(false)
})

const mail = `差出人: 青葉管理株式会社 <info@aoba.example>
宛先: 山田 花子 様
日時: 2026年3月2日 10:00
件名: 貯水槽清掃に伴う断水のお知らせ

山田 花子 様

3月18日（水）の9時から15時まで、貯水槽の清掃のため断水いたします。飲料水はあらかじめご用意ください。清掃の費用は管理費から支払います。ご不明な点は管理部までお問い合わせください。断水中はトイレをご使用になれません。清掃後、水が濁ることがあります。しばらく流してからお使いください。`

it('keeps the head of an e-mail out of title, purpose and summary', async () => {
  const engine = createEmbeddedEngine()
  const summary = await engine.summarize({ content: mail, mode: 'general' })
  expect(await engine.title({ content: mail })).toContain('断水のお知らせ')
  expect(summary.mainPurpose + summary.summary).not.toMatch(/差出人|宛先/u)
  expect(summary.criticalDetails[0]).not.toMatch(/差出人|宛先/u)
})
