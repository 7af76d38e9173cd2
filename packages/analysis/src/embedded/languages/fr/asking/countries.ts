export const countries = `
united_states: usa états-unis amérique new_york californie
canada: canada toronto montréal vancouver
united_kingdom: royaume-uni grande-bretagne angleterre londres écosse
ireland: irlande dublin
france: france paris lyon nice
germany: allemagne berlin munich hambourg
spain: espagne madrid barcelone majorque
portugal: portugal lisbonne
italy: italie rome milan venise
austria: autriche vienne
switzerland: suisse zurich genève
netherlands: pays-bas amsterdam hollande
belgium: belgique bruxelles
poland: pologne varsovie
greece: grèce athènes
turkey: turquie istanbul
morocco: maroc marrakech
russia: russie moscou
china: chine pékin shanghai
japan: japon tokyo
australia: australie sydney melbourne
everywhere: monde_entier
`
