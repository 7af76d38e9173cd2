import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'
import { loadLanguage } from '../../languages/load-language.ts'
import { plainDangersIn } from './plain-dangers.ts'

describe('plainDangersIn', () => {
  it.each([
    [
      'en',
      'Never lift the lamp by its cable; the plug would come loose under load.',
      'restriction',
    ],
    [
      'en',
      'If the hose smells of solvent, do not light the stove until it has been replaced.',
      'restriction',
    ],
    [
      'en',
      'Two alarms in one shift: take the saw out of service and ring the workshop.',
      'restriction',
    ],
    ['en', 'Other remedies: no live vaccines while you take the capsules.', 'restriction'],
    ['en', 'If your throat closes, dial 112 first and call the ward afterwards.', 'health'],
    [
      'en',
      'Until March we heard of 14 people who slipped; 9 people were injured, two badly.',
      'health',
    ],
    ['en', 'The drops will not be available after the trial, even where they helped.', 'forfeit'],
    ['en', 'Ownership of the drawings passes on delivery, not on payment.', 'waiver'],
    ['en', 'After that day the cover is reduced to the legal minimum.', 'exclusion'],
    ['en', 'Whoever parks there pays a fine of up to £500.', 'penalty'],
    ['en', 'Sledging is insured for adults only, on marked hills.', 'exclusion'],
    ['en', 'An hour not claimed within 30 days after it was worked is waived.', 'forfeit'],
    ['pt', 'Com dois meses em aberto a matrícula fica bloqueada.', 'ending'],
    ['ru', 'При долге подача газа может быть ограничена.', 'ending'],
    ['ru', 'Повторный вызов оплачивает собственник.', 'cost'],
    ['en', 'Silence for eight days counts as acceptance of the work.', 'silence'],
    [
      'en',
      'For twelve months after that day the singer may not appear in another hall.',
      'restriction',
    ],
    ['de', 'Steigen Sie niemals auf das Dach, solange es nass ist.', 'restriction'],
    ['de', 'Rufen Sie sofort den Notarzt, wenn die Lippen anschwellen.', 'health'],
    ['de', 'Die Zahlung der neuen Rate gilt als Zustimmung.', 'silence'],
    ['fr', 'Passé le 3 mai, la couverture sera ramenée au minimum légal.', 'exclusion'],
    ['fr', 'N’ouvrez jamais le capot tant que la lampe est allumée.', 'restriction'],
    ['es', 'No encienda la estufa si huele a gas.', 'restriction'],
    ['it', 'La sanzione va dal 20 % al 40 % della somma.', 'penalty'],
    ['pt', 'Ligue imediatamente para o 112 se a língua inchar.', 'health'],
    ['nl', 'Stel de machine buiten bedrijf en bel ons.', 'restriction'],
    ['pl', 'Natychmiast skontaktuj się z lekarzem, jeśli pojawi się wysypka.', 'health'],
    ['ru', 'Никогда не включайте насос без воды.', 'restriction'],
    ['zh', '未经冷却切勿打开锅盖。', 'restriction'],
    ['en', 'Calling it off costs 20% of the fee.', 'penalty'],
    ['de', 'Eine Absage in der letzten Woche kostet 40 Euro.', 'penalty'],
    ['en', 'For each night beyond the last one the guest pays twice the normal rate.', 'penalty'],
    ['en', 'When the charter ends, the mooring licence ends at the same time.', 'ending'],
    ['en', 'A cancellation by telephone is not valid.', 'refusal'],
    ['en', 'No compensation is paid for nights that the guest does not use.', 'forfeit'],
    ['en', 'Each party waives any right to a jury trial.', 'waiver'],
    ['en', 'The second-hand oars are sold as is.', 'liability'],
    ['en', 'A reset will erase the log of the pump.', 'damage'],
    ['en', 'Towing at low tide is not recommended.', 'damage'],
    ['en', 'The two hoses should NOT be joined to the same tap.', 'restriction'],
    ['en', 'The wall behind the boathouse is leaning and props were set up.', 'defect'],
    ['de', 'Ein Einzug der Beiträge erfolgt nicht.', 'forfeit'],
    ['fr', 'Vous ne percevrez pas de prime pour cette saison.', 'forfeit'],
    ['es', 'Quien se quede paga el doble de la cuota.', 'penalty'],
    ['it', 'Il muro del molo è pericolante.', 'defect'],
    ['pt', 'A descarga da bomba pode danificar o casco.', 'damage'],
    ['nl', 'Varen bij harde wind wordt afgeraden.', 'damage'],
    ['pl', 'Za każdą dobę gość płaci dwukrotność opłaty.', 'penalty'],
    ['ru', 'Мыть палубу щёткой не рекомендуется.', 'damage'],
    ['zh', '逾期停泊按两倍费用收取。', 'penalty'],
    ['ja', '異臭がしたら直ちに使用を中止し、販売店に連絡してください。', 'restriction'],
  ] as const)('tells in %s what %j is a danger of', async (code, text, reason) => {
    expect(plainDangersIn([text], await loadLanguage(code))[0]?.reason).toBe(reason)
  })

  it.each([
    'Never mind the noise in the evening.',
    'The hall was never used in winter.',
    'Branches and the office as amended by Addendum 3.',
    'Your details are never shared with other clubs.',
    'Call 555-0134 for a new key.',
    'Fine sand of up to 2 mm is used.',
    'A deposit of twice the monthly fee is due in May.',
    'The key is NOT available in blue.',
  ])('finds none in %j', async (text) => {
    expect(plainDangersIn([text], await loadLanguage('en'))[0]).toBeUndefined()
  })
})

it('tells a stop in one line beside dangers of many words and sums', async () => {
  const content = `User guide of the Orrin bread oven

The oven bakes four loaves at a time and stands on a steel frame. It is meant for bakeries with a trained baker.

If the oven is moved without a written order, the guarantee is void and a visit of £240 is charged.

Never cover the flue, for the gas then comes back into the room.

The lamp shows green when the oven is hot. Bread is taken out from the left side.`
  const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
  expect(risks).toContain('Never cover the flue, for the gas then comes back into the room.')
})
