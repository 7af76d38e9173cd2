import { expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const invitation = `Dear Mrs Lund,

You are warmly invited to the opening of the new reading room on Saturday 9 May 2026 at 3 pm. The mayor will say a few words, and the choir of the school on the hill will sing. There is coffee and cake afterwards, free of charge.

Please let us know by 2 May whether you can come, and how many of you there will be. If it rains, the speeches take place indoors. Children are welcome.

With kind regards,
Ottoline Marsh
Friends of the Library`

const thanks = `Dear Mr Adeyemi,

Thank you for your letter of 3 March and for the cheque of £120.00, which arrived safely. Your membership now runs until 31 March 2027. Your new card is enclosed.

The garden day is on 16 May. Tools are provided, but do bring gloves if you have them. The fee stays the same next year.

Yours sincerely,
P. Hale, Treasurer`

const order = `Sehr geehrte Frau Okafor,

vielen Dank für Ihre Bestellung vom 4. März 2026. Die Bücher sind heute an Sie abgegangen und treffen voraussichtlich am Montag ein. Die Rechnung über 48,90 Euro liegt bei und ist bereits bezahlt.

Sollte ein Buch nicht gefallen, können Sie es innerhalb von vierzehn Tagen kostenlos zurückschicken. Den Betrag erstatten wir dann auf Ihr Konto.

Mit freundlichen Grüßen
Buchhandlung am Tor`

it.each([invitation, thanks, order])(
  'tells none in a letter without a danger: %#',
  async (content) => {
    const { risks } = await createEmbeddedEngine().summarize({ content, mode: 'general' })
    expect(risks).toEqual([])
  },
)
