export const countries = `
united_states: usa verenigde_staten amerika new_york californië
canada: canada toronto montreal vancouver
united_kingdom: verenigd_koninkrijk groot-brittannië engeland londen schotland
ireland: ierland dublin
france: frankrijk parijs
germany: duitsland berlijn münchen hamburg
spain: spanje madrid barcelona mallorca
portugal: portugal lissabon
italy: italië rome milaan venetië
austria: oostenrijk wenen
switzerland: zwitserland zürich genève
netherlands: nederland nederlanden amsterdam holland
belgium: belgië brussel
poland: polen warschau
greece: griekenland athene
turkey: turkije istanbul
morocco: marokko marrakesh
russia: rusland moskou
china: china peking shanghai
japan: japan tokio
australia: australië sydney melbourne
everywhere: wereldwijd
`
