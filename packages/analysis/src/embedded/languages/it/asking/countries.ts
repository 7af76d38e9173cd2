export const countries = `
united_states: stati_uniti america new_york california
canada: canada toronto montreal vancouver
united_kingdom: regno_unito gran_bretagna inghilterra londra scozia
ireland: irlanda dublino
france: francia parigi
germany: germania berlino monaco_di_baviera amburgo
spain: spagna madrid barcellona maiorca
portugal: portogallo lisbona
italy: italia roma milano venezia
austria: austria vienna
switzerland: svizzera zurigo ginevra
netherlands: paesi_bassi amsterdam olanda
belgium: belgio bruxelles
poland: polonia varsavia
greece: grecia atene
turkey: turchia istanbul
morocco: marocco marrakech
russia: russia mosca
china: cina pechino shanghai
japan: giappone tokyo
australia: australia sydney melbourne
everywhere: tutto_il_mondo
`
