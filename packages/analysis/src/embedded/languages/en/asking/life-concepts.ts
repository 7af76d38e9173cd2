/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: heart cardiac atrial heartbeat palpitations arrhythmia heart_attack infarction coronary
kidney: kidney kidneys renal dialysis
liver: liver hepatic hepatitis
stomach: stomach tummy belly abdomen abdominal gastric digestive gut bowel
brain: brain head stroke neurological concussion seizure seizures epilepsy epileptic
bone: bone bones fracture fractured joint joints arthritis
lungs: lung lungs pulmonary pneumonia chest bronchitis
sugar: sugar diabetes diabetic glucose insulin
tired: tired fatigue drowsy drowsiness sleepy exhausted exhaustion
sleep: sleep asleep insomnia sleeping sleepless
infection: infection infected antibiotic antibiotics germs bacteria bacterial virus viral contagious
fasting: fasting empty_stomach nothing_to_eat sober not_eat
gamble: bet bets betting gamble gambling casino lottery wager
currency: currency currencies foreign_currency exchange_rate non-sterling euros dollars conversion other_currency
adult: adult adults grown-up grown-ups grownups
musician: band bands dj musicians musician concert concerts gig live_music orchestra play_music
couple: couple pair both_of_them husband_and_wife both_of_us mr_and_mrs
subcontractor: subcontractor subcontractors sub-contractor sub-contractors sub-processor sub-processors outsource outsourced outsourcing
suspect: suspect suspected suspects accused allegation alleged under_investigation inquiry investigate investigated
volunteer: volunteer volunteers volunteering voluntary unpaid helper helpers
reception: signal reception coverage mobile_signal dead_spot no_signal
material: plastic upvc pvc wood wooden timber metal steel aluminium concrete brick
tree: tree trees hedge branches felling fell tree_surgeon
shares: share shares stock buyback buy_back buying_back repurchase repurchases
waive: waive waived waiver let_off forgive forgiven write_off written_off
postpone: postpone postponed put_off push_back pushed_back defer deferred reschedule rescheduled another_day another_date change_the_date changing_the_date move_the_date new_date
cheapest: cheapest cheaper lowest lowest_price least_expensive best_price
prevail: prevail prevails precedence takes_precedence prevailing contradict contradiction inconsistent inconsistency conflict conflicts differ differs disagree
authority: authority authorities regulator regulatory regulators watchdog government ministry commission supervisory ico
translate: translate translated translation translations translator interpreter
reply: reply replies respond responds response answer answers answered hear_from hear_back write_back get_back_to answer_the_letter
fair: fair fete fayre festival bazaar celebration party
opinion: opinion opinions comment comments feedback have_my_say have_your_say observation observations submission submissions representation representations respond_to_the_consultation
`
