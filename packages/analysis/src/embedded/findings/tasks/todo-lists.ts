import type { Sentence } from '../../document/parse.ts'
import { itemsBelow, listBelow } from '../units/lists-below.ts'
import type { Unit } from '../units/unit.ts'

/** Headings and lines below which stands what is left to whoever receives the paper: `Ce qui reste à votre charge`. */
const leftToReader = new RegExp(
  `^(?:${[
    "(?:(?:to be |documents )?(?:submitted|enclosed|returned|brought) with .{2,40}|documents (?:to be |you (?:must|need to) )?(?:submit(?:ted)?|enclosed?|bring|provided?|send)|what to (?:send|enclose|submit)|what (?:remains |is |stays )?(?:left )?(?:up |down )?to you|what (?:we (?:need|ask|expect) (?:from|of) you|you (?:have|need|are asked) to (?:do|provide|arrange|bring|prepare)|to (?:do|bring|prepare)(?: (?:now|next|before .{3,30}))?)|(?:your|the )?(?:client|customer|tenant|owner|parent)?(?:['’]s)? ?(?:responsibilities|to-?do list|tasks|homework)|(?:to be )?(?:provided|done|arranged|supplied) by (?:you|the (?:client|customer|tenant))|(?:please )?before (?:we|he|she|they|the \\p{L}+) (?:come|arrive|call|start|visit)s?(?:[, ].{0,30})?|next steps for you)",
    '(?:(?:einzureichende|beizufügende|mitzubringende|vorzulegende) (?:unterlagen|dokumente|nachweise)|bauseits(?:ige leistungen)?|(?:von|durch) (?:ihnen|sie|den (?:auftraggeber|kunden|mieter)|bauseits).{0,30}(?:zu (?:erledigen|stellen|erbringen|veranlassen)|erledigt|gestellt)?|das (?:müssen|sollten) sie (?:noch |vorher |jetzt )?(?:tun|erledigen|vorbereiten)|(?:das )?bleibt ihnen überlassen|ihre (?:aufgaben|vorbereitungen?|mitwirkung)|was sie (?:noch )?(?:tun|erledigen|vorbereiten|mitbringen) (?:müssen|sollten))',
    '(?:(?:pièces|documents) à (?:fournir|joindre|apporter|présenter)|(?:ce qui )?(?:reste|demeure) à (?:votre|la) charge(?: du client)?|(?:à|travaux à|prestations à) (?:votre charge|la charge du client)|ce que vous devez (?:faire|préparer|fournir)|à (?:faire|prévoir|fournir) (?:par vous|par vos soins|de votre côté))',
    '(?:documentación (?:a|que debe) (?:presentar|aportar)|(?:lo que )?(?:queda|corre|corren) (?:a|de|por) (?:su|vuestro) (?:cargo|cuenta)|(?:trabajos )?a (?:su cargo|cargo del cliente)|lo que (?:debe|tiene que) (?:hacer|preparar|aportar))',
    '(?:documenti da (?:allegare|presentare|portare)|(?:ciò che )?(?:resta|rimane)(?:no)? a (?:suo|vostro) carico|a (?:suo|vostro) carico|a carico del (?:cliente|committente)|(?:cosa|che cosa) (?:deve|dovete) (?:fare|preparare|portare))',
    '(?:documentos a (?:apresentar|entregar|juntar)|(?:o que )?fica(?:m)? a (?:seu|vosso) cargo|a (?:seu cargo|cargo do cliente)|o que (?:deve|tem de) (?:fazer|preparar|trazer))',
    '(?:(?:mee te (?:sturen|brengen)|in te leveren) (?:documenten|stukken)|(?:wat )?(?:door u|door de klant|zelf) te (?:regelen|verzorgen|doen)|wat u (?:zelf )?(?:moet|dient te) (?:doen|regelen|voorbereiden)|voor (?:uw|eigen) (?:rekening en )?verantwoording)',
    '(?:po (?:Państwa|Pana|Pani) stronie(?: (?:pozostaje|leży))?|po stronie (?:klienta|zamawiającego)|co (?:należy|trzeba) (?:zrobić|przygotować))',
    '(?:(?:что )?(?:остаётся|остается) за вами|за счёт заказчика|что (?:вам )?нужно (?:сделать|подготовить))',
    '(?:お客様にて(?:ご用意|ご手配)いただくもの|お客様へのお願い|ご用意いただくもの|需(?:由)?您(?:自行)?(?:准备|办理)(?:的事项)?|您需要做的)',
  ].join('|')})\\s?[:：]?$`,
  'iu',
)
const mostWordsOfHead = 14
const fewestItems = 2

/** Every list of what is left to whoever receives the paper, each with its heading. */
export function todoLists(content: string, sentences: readonly Sentence[]): Unit[] {
  return sentences.flatMap((head) => {
    if (!opensTodo(head)) return []
    const items = itemsBelow(content, head.end)
    return items.length < fewestItems ? [] : [listBelow(head, items)]
  })
}

function opensTodo({ kind, words, text }: Sentence): boolean {
  return kind !== 'row' && words <= mostWordsOfHead && leftToReader.test(text)
}

/** Whether a list is one of those; sums below such a heading are what is paid, and nothing to do. */
export function isTodoList({ isList, label, value }: Unit): boolean {
  return isList && leftToReader.test(label) && !/\p{Sc}/u.test(value)
}
