/* Expressions of all languages for what burdens nobody who reads it, though it sounds so. */

/** `The landlord may end it only for non-payment`: what the other side has no wider right to. */
const onlyFor = [
  '(?:we|the (?:landlord|lessor|lender|bank|insurer|company|employer|supplier|provider|seller|owner)) (?:may|can) (?:end|terminate|cancel|withdraw|dismiss|refuse|increase|raise|change|enter)[^.;]{0,60}? only (?:for|if|where|when|with|in|on|after)_',
  '(?:arrendador|casero|prestamista|banco|empresa|aseguradora|empleador) (?:solo|sólo|únicamente) (?:puede|podrá)',
  '(?:locador|locadora|senhorio|banco|empresa|seguradora|empregador) (?:só|apenas|somente) (?:pode|poderá)',
  '(?:locatore|proprietario|banca|società|datore|assicuratore) (?:può|potrà) (?:\\p{L}+ ){0,2}(?:solo|soltanto|unicamente)(?! una volta)',
  '(?:wynajmując|pożyczkodawc|bank|pracodawc|ubezpieczyciel)\\p{L}* może (?:[^.;]{0,60} )?(?:tylko|wyłącznie|jedynie) (?:z powodu|gdy|jeśli|jeżeli|w razie|w przypadku)',
  '(?:арендодатель|наймодатель|банк|кредитор|работодатель|страховщик) (?:вправе|может) [^.;]{0,60}?(?:только|лишь) (?:при|если|в случае|по)',
  'لا يجوز (?:للمؤجر|للبنك|للشركة|لصاحب العمل|للمؤمن) [^.؛]{0,60}إلا (?:إذا|ل|في|بسبب)',
]

/** `You lose nothing`, `The most you can lose is £40`: what is not owed, and where it ends. */
const nothingOwed = [
  'you (?:will |would |then )?lose nothing|the most (?:that )?you (?:can |could |will |would |may )?(?:lose|pay|owe)_ ',
  'mehr als [^.;]{1,30} (?:verlieren|zahlen|schulden) sie (?:nie|nicht)|sie verlieren nichts',
  'vous ne (?:perdez|perdrez) rien',
  'usted no pierde nada|no pierde(?:n)? nada',
  '(?:interessi|penali|spese|commissioni) non (?:si (?:chiedono|applicano|pagano|addebitano)|sono dovut[ei])|non perde nulla',
  'não perde nada|não é devid[oa] (?:qualquer|nenhum)',
  'u verliest niets|geen (?:\\p{L}+ )?(?:vergoeding|boete|kosten|rente) (?:is|zijn) verschuldigd',
  'nic (?:pan|pani|państwo) nie trac\\p{L}+',
  'вы ничего не теряете',
  'لا (?:تفرض|يفرض|تستوفى|يستوفى) (?:رسوم|غرامة|أي)|لا يتحمل (?:المشترك|العميل|المستأجر) شيئا',
]

/** `If it is late, it pays the customer £50 a day`: what is paid to the reader. */
const paidToReader = [
  '(?:it|he|she|they|we|(?:contractor|supplier|provider|seller|landlord|builder|carrier)) (?:pays?|shall pay|will pay|credits?) (?:the (?:customer|client|tenant|buyer|employee|passenger|guest)|you)_(?! (?:only|no more|at most|up to|nothing|less))',
  'zahlt (?:er|sie|es|der (?:auftragnehmer|lieferant|vermieter|verkäufer|anbieter)) (?:dem|der|den) (?:kunden|mieter|käufer|auftraggeber|besteller)\\p{L}*',
  "(?:prestataire|fournisseur|vendeur|bailleur|entrepreneur) (?:verse|paie|versera|paiera) [^.;]{1,40}(?:au client|à l[’']acheteur|au locataire|au maître d[’']ouvrage)",
  'paga(?:rá)? (?:al (?:cliente|comprador|inquilino|arrendatario|viajero)|a la clienta)_',
  'betaalt (?:hij|zij|het|de (?:leverancier|verhuurder|aannemer)) (?:aan )?de (?:klant|huurder|koper|opdrachtgever)',
  '(?:исполнитель|поставщик|подрядчик|продавец|арендодатель) (?:уплачивает|выплачивает|платит) (?:заказчику|покупателю|арендатору|клиенту)?',
]

/** `We insure the boat against fire`: what is insured threatens nobody by that. */
const insured = [
  '(?:we|(?:this|the|your) (?:policy|insurance|cover)) (?:insures?|covers?|protects?) [^.;,]{1,60}? against_',
  'wir versichern [^.;,]{1,60}? gegen_|versichert [^.;,]{1,60}? gegen (?:schäden|feuer|sturm|diebstahl)',
  'nous (?:assurons|garantissons) [^.;,]{1,60}? contre_|(?:aseguramos|cubrimos) [^.;,]{1,60}? contra_|assicuriamo [^.;,]{1,60}? contro_|seguramos [^.;,]{1,60}? contra_|wij verzekeren [^.;,]{1,60}? tegen_|ubezpieczamy [^.;,]{1,60}? od_|страхуем [^.;,]{1,60}? от_',
]

/** `The earlier offer has expired and is replaced by this one`: what no longer holds, for the better or not. */
const replaced = [
  '(?:earlier|previous|former|old|prior|first) (?:offers?|quotes?|quotations?|agreements?|contracts?|versions?|terms|estimates?|lease|policy) [^.;]{0,80}?(?:expired|lapsed|no longer|replaced|superseded|void)|(?:is|are|was|were) (?:hereby )?superseded by this',
  '(?:früher|vorherig|bisherig|alt|vorig)\\p{L}* (?:angebot|vertrag|vereinbarung|fassung|mietvertrag|kostenvoranschlag)\\p{L}* [^.;]{0,80}?(?:abgelaufen|erloschen|ersetzt|hinfällig|unwirksam)',
  '(?:devis|contrat|accord|offre|version) (?:précédente?|antérieure?|initiale?) [^.;]{0,80}?(?:caduque?|caduc|remplacée?|annulée?)',
  '(?:presupuesto|contrato|acuerdo|oferta|versión) anterior [^.;]{0,80}?(?:sin efecto|sustitu\\p{L}+|caduc\\p{L}+|anulad[oa])',
  '(?:preventivo|contratto|accordo|offerta|versione) precedente [^.;]{0,80}?(?:decad\\p{L}+|sostituit[oa]|annullat[oa]|scadut[oa])',
  '(?:orçamento|contrato|acordo|versão|proposta) anterior [^.;]{0,80}?(?:sem efeito|substitu\\p{L}+|caduc\\p{L}+|anulad[oa])',
  '(?:eerdere|vorige|oude) (?:offerte|overeenkomst|versie|contract|aanbieding) [^.;]{0,80}?(?:vervallen|vervangen|verlopen)',
  '(?:wcześniejsz|poprzedni|dotychczasow)\\p{L}* (?:umow|ofert|wersj)\\p{L}* [^.;]{0,80}?(?:traci moc|zastąpion\\p{L}+|wygas\\p{L}+|nieważn\\p{L}+)',
  '(?:прежн|предыдущ|ранее заключ[её]нн)\\p{L}* (?:договор|предложени|соглашени|верси)\\p{L}* [^.;]{0,80}?(?:утра\\p{L}+ силу|замен\\p{L}+|недействительн\\p{L}+)',
  'يلغى (?:العرض|العقد|الاتفاق) السابق',
]

/** Parts of one expression, each to be matched from the beginning of a word on. */
export const sparedForms: readonly string[] = [
  ...onlyFor,
  ...nothingOwed,
  ...paidToReader,
  ...insured,
  ...replaced,
].map((form) => form.replaceAll('_', '(?!\\p{L})'))

/** The same where words are not parted by spaces. */
const unspaced =
  /(?:貸主|会社|銀行|当社)は[^。]{1,30}場合に限り[^。]{0,12}(?:解約|解除|変更)|(?:違約金|手数料|費用|料金)は(?:請求しません|かかりません|不要|発生しません)|(?:解約|キャンセル)でき、[^。]{0,12}返金|以前の[^。]{1,20}(?:失効|置き換わり)|(?:出租人|银行|公司)只有在[^。；]{1,30}才(?:能|可)|(?:不收(?:取)?(?:任何)?费|无需支付(?:违约金|费用|任何))|(?:此前|之前|原)的?(?:报价|合同|协议)(?:作废|失效|终止)/u

/** Whether a text in such a language spares its reader something. */
export function sparesReader(text: string): boolean {
  return unspaced.test(text)
}
