export const countries = `
united_states: usa united_states america new_york california florida los_angeles las_vegas
canada: canada toronto montreal vancouver
united_kingdom: united_kingdom great_britain britain england london scotland edinburgh wales
ireland: ireland dublin
france: france paris
germany: germany berlin munich hamburg
spain: spain madrid barcelona mallorca
portugal: portugal lisbon
italy: italy rome milan venice
austria: austria vienna
switzerland: switzerland zurich geneva
netherlands: netherlands amsterdam holland
belgium: belgium brussels
poland: poland warsaw
greece: greece athens
turkey: turkey istanbul
morocco: morocco marrakech
russia: russia moscow
china: china beijing shanghai
japan: japan tokyo
australia: australia sydney melbourne
everywhere: worldwide
`
