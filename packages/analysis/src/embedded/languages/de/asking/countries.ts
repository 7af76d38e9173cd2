export const countries = `
united_states: usa vereinigte_staaten vereinigten_staaten amerika new_york kalifornien
canada: kanada toronto montreal vancouver
united_kingdom: vereinigtes_königreich vereinigten_königreich großbritannien england london schottland wales
ireland: irland dublin
france: frankreich paris
germany: deutschland berlin münchen hamburg
spain: spanien madrid barcelona mallorca
portugal: portugal lissabon
italy: italien rom mailand venedig
austria: österreich wien
switzerland: schweiz zürich genf
netherlands: niederlande niederlanden amsterdam holland
belgium: belgien brüssel
poland: polen warschau
greece: griechenland athen
turkey: türkei istanbul
morocco: marokko marrakesch
russia: russland moskau
china: china peking shanghai
japan: japan tokio
australia: australien sydney melbourne
everywhere: weltweit
`
