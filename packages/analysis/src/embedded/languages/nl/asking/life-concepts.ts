/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: hart hartaanval hartritme hartkloppingen
kidney: nier nieren nierfunctie dialyse
liver: lever leverfunctie hepatitis
stomach: maag buik darm darmen
brain: hersenen hoofd beroerte epilepsie toeval hersenschudding
bone: bot botten botbreuk gewricht gewrichten
lungs: long longen longontsteking borst
sugar: suiker diabetes insuline bloedsuiker suikerziekte
tired: moe moeheid vermoeid slaperig
sleep: slaap slapen slapeloosheid
infection: infectie antibioticum antibiotica bacterie virus besmettelijk ontsteking
fasting: nuchter lege_maag niet_eten
gamble: gokken wedden kansspel casino loterij
currency: valuta vreemde_valuta wisselkoers
adult: volwassene volwassenen meerderjarig
musician: band muzikanten concert orkest livemuziek
couple: echtpaar stel beiden
subcontractor: onderaannemer onderaanneming subverwerker uitbesteden
suspect: verdacht verdachte vermoeden onderzoek
volunteer: vrijwilliger vrijwilligers vrijwilligerswerk onbetaald
reception: bereik ontvangst dekking signaal
material: kunststof plastic hout metaal staal aluminium beton baksteen
tree: boom bomen heg kappen kap snoeien
shares: aandeel aandelen terugkoop inkoop
waive: kwijtschelden kwijtschelding kwijtgescholden afzien
postpone: uitstellen uitstel verzetten verplaatsen andere_datum andere_dag
cheapest: goedkoopste goedkoper laagste laagste_prijs
prevail: voorrang prevaleert gaat_voor tegenstrijdig strijdigheid afwijking
authority: autoriteit toezichthouder overheid ministerie gemeente instantie
translate: vertalen vertaling vertaler tolk
reply: antwoorden antwoord reageren reactie beantwoorden
fair: feest kermis braderie viering
opinion: mening zienswijze zienswijzen opmerking opmerkingen inspreken reactie_geven
`
