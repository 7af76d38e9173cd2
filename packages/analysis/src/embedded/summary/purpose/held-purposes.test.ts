import { describe, expect, it } from 'vitest'
import { createEmbeddedEngine } from '../../engine.ts'

const engine = createEmbeddedEngine()

async function purposeOf(content: string): Promise<string> {
  return (await engine.summarize({ content, mode: 'general' })).mainPurpose
}

describe('the purpose', () => {
  it('is nothing that is no part of a contract', async () => {
    const told = await purposeOf(`Arbeitsvertrag

zwischen der Kranz Spedition GmbH (Arbeitgeberin) und Frau Ida Noll (Arbeitnehmerin)

§ 1 Tätigkeit
Die Arbeitnehmerin wird ab dem 1. März 2027 als Lageristin eingestellt.

§ 2 Vergütung
Das Gehalt beträgt 3.150 € brutto im Monat. Das in der Anzeige vom Oktober 2026 genannte Gehalt von 3.700 € ist nicht Vertragsinhalt.

§ 3 Urlaub
Der Urlaub beträgt 28 Tage im Kalenderjahr.`)
    expect(told).toContain('als Lageristin eingestellt')
    expect(told).not.toContain('3.700')
  })

  it('is not the formula in front of what is agreed', async () => {
    const told = await purposeOf(`房屋租赁合同

甲方：林某
乙方：周某

甲乙双方经协商一致，自愿订立本合同，共同遵守。

一、甲方将位于云河市北街12号的房屋出租给乙方居住，建筑面积64平方米。
二、租赁期限自2027年3月1日起至2028年2月29日止。
三、月租金3,200元，按季支付。`)
    expect(told).not.toContain('订立本合同')
    expect(told).toContain('北街12号')
  })

  it('of a policy names what is paid, taxes included', async () => {
    const told = await purposeOf(`PÓLIZA DE SEGURO DEL HOGAR
CONDICIONES PARTICULARES

La presente póliza garantiza los daños que sufran el continente y el contenido de la vivienda de la calle Olmo 7.

PRIMA
Prima neta        241,10 €
Impuestos          24,30 €
Total anual       265,40 €

El asegurado avisará de todo siniestro en siete días.`)
    expect(told).toContain('265,40')
    expect(told).not.toContain('241,10')
  })

  it('of minutes is not who took the chair', async () => {
    const told = await purposeOf(`VERBALE DI ASSEMBLEA ORDINARIA
del 14 maggio 2027

Presidente viene nominata la sig.ra Ada Forni, segretario il sig. Livio Marsi.

1. Tetto. L'assemblea delibera di affidare i lavori alla ditta Edil Colle per 41.200,00 euro, con inizio il 1° settembre 2027.
2. Bilancio. Il bilancio 2026 è approvato all'unanimità.`)
    expect(told).toContain('41.200,00')
    expect(told).not.toContain('Presidente')
  })
})
