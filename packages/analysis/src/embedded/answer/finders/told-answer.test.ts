import { createEmbeddedEngine } from '@precis/analysis'
import { expect, it } from 'vitest'

const engine = createEmbeddedEngine()

async function ask(content: string, question: string) {
  return (await engine.answer({ content, question })).result
}

const filler = (line: string): string => `${line}\n\n`.repeat(45)

it.each([
  [
    'Was passiert, wenn ich nicht zahle?',
    'Das Freibad öffnet um neun Uhr.',
    'Bei Zahlungsverzug sperren wir die Saisonkarte.',
  ],
  [
    '¿Qué pasa si no pago?',
    'La piscina abre a las nueve.',
    'Si no se paga la cuota, se anula el carné.',
  ],
  [
    'Что будет, если не заплатить?',
    'Бассейн открыт с девяти часов.',
    'При просрочке платы начисляется пеня.',
  ],
  ['ماذا يحدث إذا لم أدفع؟', 'يفتح المسبح في الصباح.', 'عند تأخر السداد تستحق غرامة على المشترك.'],
  ['不付会怎么样？', '泳池上午开放。', '逾期支付会费的，会员资格停止。'],
  [
    '払わないとどうなりますか',
    'プールは朝に開きます。',
    '会費を滞納した場合は会員資格を停止します。',
  ],
])('shows what is told of %s in a long paper', async (question, line, told) => {
  expect(await ask(`${filler(line)}${told}\n\n${filler(line)}`, question)).toContain(told)
})

it.each([
  ['¿Cuánto pago al mes?', 'El club abre a las nueve.', 'La cuota del club es de 35 euros al mes.'],
  [
    'сколько я плачу в месяц',
    'Квартира сдаётся с мебелью.',
    'Плата за наём составляет 900 рублей в месяц.',
  ],
  ['كم أدفع شهريا', 'تقع الشقة في الطابق الثاني.', 'الأجرة الشهرية ٩٠٠ جنيه.'],
  ['每个月付多少', '房屋位于二楼。', '租金每月 900 元。'],
  ['بمن أتصل؟', 'تقع الشقة في الطابق الثاني.', 'للاستفسار: هاتف 0555 014 088.'],
  ['我可以打电话给谁？', '房屋位于二楼。', '咨询电话：0000-555-088。'],
  ['Кому можно позвонить?', 'Квартира сдаётся с мебелью.', 'Справочная: тел. 555-01-40.'],
])('answers %s', async (question, line, told) => {
  const content = `${line} ${line}\n\n${told}\n\n${line}`
  expect(await ask(content, question)).toContain(told.replace(/[.。]$/u, ''))
})
