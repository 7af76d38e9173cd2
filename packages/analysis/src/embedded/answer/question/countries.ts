/** Countries as the languages call them, all of them in any text, for places are often written as those who live there call them, with cities that stand for them: whoever asks about Lisbon asks about Portugal. */
const countries = `
usa united_states america states new_york california florida los_angeles las_vegas vereinigte_staaten états-unis amérique estados_unidos stati_uniti stany_zjednoczone verenigde_staten amerika сша америка нью-йорк 美国 纽约 アメリカ 米国 ニューヨーク
canada toronto montreal vancouver kanada канада 加拿大 カナダ
united_kingdom great_britain britain england london scotland edinburgh wales großbritannien england royaume-uni angleterre londres reino_unido inglaterra regno_unito inghilterra londra verenigd_koninkrijk engeland londen wielka_brytania anglia londyn великобритания англия лондон 英国 伦敦 イギリス ロンドン
ireland dublin irland irlande irlanda ierland irlandia ирландия 爱尔兰
france paris nice lyon frankreich francia parigi frankrijk parijs francja paryż франция париж 法国 巴黎 フランス パリ
germany berlin munich münchen hamburg deutschland allemagne alemania germania alemanha duitsland niemcy германия берлин 德国 柏林 ドイツ
spain madrid barcelona mallorca spanien espagne españa spagna espanha spanje hiszpania испания 西班牙 スペイン
portugal lisbon lisboa porto lissabon lisbonne lisbona portugalia португалия лиссабон 葡萄牙 ポルトガル
italy rome milan venice italien rom italie italia roma milano włochy rzym италия рим 意大利 イタリア
austria vienna österreich wien autriche vienne wenen oostenrijk wiedeń австрия вена 奥地利
switzerland zurich geneva schweiz zürich genf suisse genève suiza svizzera suíça zwitserland szwajcaria швейцария 瑞士 スイス
netherlands amsterdam holland niederlande pays-bas países_bajos paesi_bassi nederland holandia нидерланды амстердам 荷兰
belgium brussels belgien brüssel belgique bruxelles bélgica belgio belgië belgia бельгия 比利时
poland warsaw polen warschau pologne polonia polska warszawa польша варшава 波兰
greece athens griechenland grèce grecia griekenland grecja греция 希腊
turkey istanbul türkei turquie turquía turchia turkije turcja турция стамбул 土耳其
morocco marrakech marokko maroc marruecos marocco maroko марокко 摩洛哥
russia moscow russland moskau russie rusia rosja moskwa россия москва 俄罗斯 莫斯科
china beijing shanghai chine cina chiny китай 中国 北京 上海
japan tokyo japon giappone japonia япония 日本 东京 東京
australia sydney melbourne australien australie австралия 澳大利亚 澳洲 オーストラリア
`

const everywhere =
  'worldwide weltweit monde_entier todo_el_mundo tutto_il_mondo mundo_inteiro wereldwijd cały_świat всему_миру 全球 世界各地'.split(
    ' ',
  )
/** Groups of names for the same country, each with what takes in all of them. */
export const countryGroups: readonly (readonly string[])[] = countries
  .trim()
  .split('\n')
  .map((line) => [...line.split(' '), ...everywhere])
