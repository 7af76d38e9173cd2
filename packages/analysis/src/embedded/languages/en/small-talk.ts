/** What people say while they think. */
export const smallTalk = `
um umm uh uhm uhh eh mm hmm mmhmm huh oh ah er erm yeah yep yes okay ok kay alright right well just like know mean think sort kind
gonna wanna gotta cause got get thing things stuff really actually basically maybe guys lot bit say said see look go going come want let
one two would could should also thank thanks sorry fine cool good guess probably anyway whatever something anything everything way lets
dont didnt cant isnt re ve ll`
