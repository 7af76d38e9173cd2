const words = `happen occur take place become get make give go come bring put set keep let begin start stop try attempt want need seek hope intend
think believe consider feel see look seem appear know call name refer mean describe say state tell speak talk show indicate use utilize involve include
contain consist have hold do perform carry cause lead result help allow enable provide deal relate concern regard serve act work receive obtain gain follow
belong exist remain stay move run play turn find like thing way kind type sort form part aspect feature example reason effect purpose role term word fact
idea matter issue case situation event activity process item group person people someone somebody individual area location time point number amount total
order addition main primary major important certain various different several other particular specific general common typical generally usually normally
originally actually really mostly mainly also still even ever currently today now eventually finally initially once together able possible likely based
located besides according due one two many much because`

/** English words that carry little of what a question asks and change most when it is put in other words. */
export const vagueWords: readonly string[] = words.split(/\s+/u)
