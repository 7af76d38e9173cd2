import { describe, expect, it } from 'vitest'
import { guessOcrLanguage } from './ocr-languages.ts'

describe('guessOcrLanguage', () => {
  it.each([
    [
      'eng',
      'The rent is due on the first day of the month and has to be paid by the tenant in full.',
    ],
    [
      'deu',
      'Die Miete ist am ersten Tag des Monats fällig und wird von dem Mieter mit der Bank bezahlt.',
    ],
    [
      'fra',
      'Le loyer est dû le premier jour du mois et il est payé par le locataire dans la banque pour une année.',
    ],
    [
      'spa',
      'El alquiler se paga el primer día del mes y lo paga el inquilino en la oficina con los gastos para el año.',
    ],
    [
      'ita',
      'Il canone è dovuto il primo giorno del mese e non è compreso nel prezzo che le parti con la firma dei patti.',
    ],
    [
      'por',
      'O aluguel é pago no primeiro dia do mês e não é devido pelo fiador, mas as partes com a sua assinatura ao foro.',
    ],
  ])('knows %s', (language, text) => {
    expect(guessOcrLanguage(text)).toBe(language)
  })

  it('says nothing of a text too short or without known words', () => {
    expect(guessOcrLanguage('The lease')).toBeNull()
    expect(guessOcrLanguage('17 42 1989 4,500.00 '.repeat(50))).toBeNull()
  })
})
