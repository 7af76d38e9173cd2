/**
 * Countries and their cities as those who live there write them: an address or a list of where a cover holds has them in
 * a text of any language. Only names that are no words of another language; lines as in the `countries` of a language.
 */
export const countriesAtHome = `
united_states: america new_york california florida los_angeles las_vegas
canada: canada toronto montréal vancouver
united_kingdom: united_kingdom great_britain england london scotland edinburgh wales
ireland: ireland dublin
france: france paris lyon
germany: deutschland berlin münchen hamburg
spain: españa madrid barcelona mallorca
portugal: portugal lisboa
italy: italia roma milano venezia
austria: österreich wien
switzerland: schweiz suisse svizzera zürich genève
netherlands: nederland amsterdam
belgium: belgië belgique bruxelles
poland: polska warszawa
greece: ελλάδα αθήνα
turkey: türkiye istanbul
morocco: maroc المغرب marrakech
russia: россия москва
china: 中国 北京 上海
japan: 日本 東京
australia: australia sydney melbourne
`
