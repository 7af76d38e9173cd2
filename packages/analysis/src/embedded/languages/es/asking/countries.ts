export const countries = `
united_states: eeuu estados_unidos américa nueva_york california
canada: canadá toronto montreal vancouver
united_kingdom: reino_unido gran_bretaña inglaterra londres escocia
ireland: irlanda dublín
france: francia parís
germany: alemania berlín múnich hamburgo
spain: españa madrid barcelona mallorca
portugal: portugal lisboa oporto
italy: italia roma milán venecia
austria: austria viena
switzerland: suiza zúrich ginebra
netherlands: países_bajos ámsterdam holanda
belgium: bélgica bruselas
poland: polonia varsovia
greece: grecia atenas
turkey: turquía estambul
morocco: marruecos marrakech
russia: rusia moscú
china: china pekín shanghái
japan: japón tokio
australia: australia sídney melbourne
everywhere: todo_el_mundo
`
