import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../languages/load-language.ts'
import type { RulesLanguage } from '../../languages/which-language.ts'
import { plainDangersIn } from './plain-dangers.ts'

async function dangerOf(code: RulesLanguage, text: string): Promise<string | undefined> {
  const [plain] = plainDangersIn([text], await loadLanguage(code))
  return plain?.id
}

describe('what is lost for good', () => {
  it.each([
    ['en', 'Photos removed from the album cannot later be restored.'],
    ['en', 'The bonus comes to an end at midnight on 3 May.'],
    ['de', 'Eine Wiederherstellung der Fotos ist nicht möglich.'],
    ['fr', 'Les photos effacées ne peuvent plus être récupérées.'],
    ['es', 'Las fotos borradas no se pueden recuperar.'],
    ['it', 'Le foto non possono più essere recuperate.'],
    ['pt', 'As fotos não podem ser recuperadas.'],
    ['nl', "De foto's kunnen daarna niet meer worden hersteld."],
    ['pl', 'Zdjęć nie można już odzyskać.'],
    ['ru', 'Удалённые фотографии не подлежат восстановлению.'],
    ['ja', '削除した写真は復元できません。'],
    ['zh', '照片删除后无法恢复。'],
    ['ar', 'لا يمكن استرجاع الصور.'],
  ] as const)('(%s) %s', async (code, text) => {
    expect(await dangerOf(code, text)).toBe('forGood')
  })

  it('is not what can be restored', async () => {
    expect(await dangerOf('en', 'Photos removed from the album can be restored.')).toBeUndefined()
  })
})

describe('what is deleted or goes to somebody else', () => {
  it.each([
    ['en', 'Your account is then deleted with everything in it.'],
    ['en', 'After Friday the berth or room goes to the next guest.'],
    ['de', 'Das Postfach wird am 3. Mai mit allem Inhalt gelöscht.'],
    ['fr', 'La boîte sera supprimée le 3 mai.'],
    ['nl', 'Het postvak wordt op 3 mei gewist.'],
    ['zh', '邮箱将被删除。'],
  ] as const)('(%s) %s', async (code, text) => {
    expect(await dangerOf(code, text)).toBe('gone')
  })
})

describe('what is settled by it', () => {
  it.each([
    ['en', 'The owner can make no further claim for the mast.'],
    ['de', 'Sie verzichten damit auf alle weiteren Ansprüche.'],
    ['fr', 'Le client renonce à toute réclamation.'],
    ['es', 'La clienta renuncia al derecho de reclamar.'],
    ['it', 'Il cliente rinuncia a ogni pretesa.'],
    ['pt', 'O cliente renuncia ao direito de reclamar.'],
    ['nl', 'De klant doet afstand van verdere rechten.'],
    ['pl', 'Klient zrzeka się roszczeń.'],
    ['ru', 'Клиент отказывается от претензий.'],
    ['ja', '会員は請求権を放棄する。'],
    ['zh', '乙方放弃索赔的权利。'],
  ] as const)('(%s) %s', async (code, text) => {
    expect(await dangerOf(code, text)).toBe('settled')
  })

  it('is not a right that stays', async () => {
    expect(await dangerOf('de', 'Sie verzichten damit auf keine Rechte.')).toBeUndefined()
  })
})

describe('what is no longer paid', () => {
  it.each([
    ['en', 'Without the form the allowance is stopped from May.'],
    ['de', 'Die Zahlung wird dann eingestellt.'],
    ['fr', "L'aide est alors suspendue."],
    ['es', 'El pago se suspende.'],
    ['it', 'Il contributo viene sospeso.'],
    ['pt', 'O subsídio fica suspenso.'],
    ['nl', 'De uitkering wordt dan gestopt.'],
    ['pl', 'Wypłata zostaje wstrzymana.'],
    ['ru', 'Выплата приостанавливается.'],
    ['ja', '手当の支給を停止します。'],
    ['zh', '逾期将停止发放补贴。'],
  ] as const)('(%s) %s', async (code, text) => {
    expect(await dangerOf(code, text)).toBe('stopped')
  })
})

describe('what its reader owes', () => {
  it.each([
    ['en', 'If you hire our cook within a year you owe us £400.'],
    ['en', 'Fees are payable for the whole term, even if the child is ill.'],
    ['de', 'Ziehen Sie früher aus, zahlen Sie den Zuschuss zurück.'],
    ['es', 'La renta pasará a 700 euros.'],
    ['nl', 'Vertrek je eerder, dan betaal je alles terug.'],
    ['ja', '修理の費用は借主が負う。'],
    ['zh', '由此产生的费用由乙方承担。'],
  ] as const)('(%s) %s', async (code, text) => {
    expect(await dangerOf(code, text)).toBe('owedIf')
  })

  it('is not nothing', async () => {
    expect(await dangerOf('en', 'If we are late you owe us nothing.')).toBeUndefined()
  })
})

describe('what nobody promises', () => {
  it.each([
    ['en', 'The owner gives no promise that the engine will start.'],
    ['de', 'Das ist keine Zusage für das nächste Jahr.'],
    ['fr', "Cette lettre n'a pas valeur de contrat."],
    ['es', 'No se garantiza el precio.'],
    ['nl', 'Dit is geen toezegging.'],
    ['pl', 'Firma nie gwarantuje terminu.'],
    ['ru', 'Фирма не гарантирует срок.'],
    ['zh', '奖金不是固定收入。'],
  ] as const)('(%s) %s', async (code, text) => {
    expect(await dangerOf(code, text)).toBe('noPromise')
  })
})
