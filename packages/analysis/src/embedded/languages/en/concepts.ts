/** What people call the same things of ordinary life: a concept's name, then its words; `_` joins words that stand together. */
export const concepts = `
price: price cost costs fee charge charges rate tariff expensive dear cheap
pay: pay paid payment remit settle spend hand_over fork_out out_of_pocket owe owed
amount: amount sum figure value worth
total: total altogether overall aggregate sum all_in_all in_all grand_total
salary: salary wage wages pay earn earns earnings income remuneration compensation
rent: rent rental lease let letting
deposit: deposit bond security caution guarantee down_payment up_front advance
refund: refund return returned repay repayment reimburse reimbursement give_back get_back money_back paid_back recover
discount: discount reduction rebate cheaper concession off reduced
penalty: penalty fine fined late_fee punishment punish sanction surcharge liquidated
interest: interest apr aprc
loan: loan mortgage credit borrow borrowed lend lender advance
debt: debt owe owed arrears outstanding unpaid balance due overdue liability back_rent
tax: tax taxes vat gst duty levy
increase: increase increases raise raised rise rises go_up goes_up higher dearer more grow grew uplift
decrease: decrease reduce reduced lower lowered cut fall fell drop dropped less decline
maximum: maximum most at_most limit limited cap capped ceiling exceed exceeding not_more no_more up_to never_more highest
minimum: minimum least at_least lowest no_less
free: free no_charge gratis complimentary without_charge waived
extra: extra additional addition on_top supplement surcharge further more
bonus: bonus premium gratuity commission incentive christmas
instalment: instalment instalments installment installments spread monthly stages
invoice: invoice bill billed statement
insurance: insurance insured insure insurer cover covered covers policy
excess: excess deductible pay_myself own_share retention
claim: claim claims claimed compensation
damage: damage damaged damages harm loss broken break broke destroyed destroy ruined
theft: theft thief steal stolen burglary burglar break-in burgled robbery robbed
flood: flood floods flooded flooding river escape_of_water leak leaks burst
storm: storm gale wind hurricane weather hail
fire: fire burn burned burnt blaze smoke flames
account: account iban bank_account sort_code
transfer: transfer transferred direct_debit standing_order wire
cash: cash money
cheque: cheque check
budget: budget budgeted planned allocation
profit: profit profits earnings ebitda surplus margin
revenue: revenue revenues sales turnover sell sold brought_in income proceeds takings
dividend: dividend dividends payout distribution
shareholder: shareholder shareholders shares stockholder investor owner
expense: expense expenses costs spending spent outlay disbursements
grant: grant scholarship subsidy funding bursary award funded
gift: gift gifts present presents donation give_away donate
pension: pension retirement retire retires superannuation
contract: contract agreement deal lease deed arrangement document
sign: sign signed signature signs signatory executed
begin: begin begins start starts starting started commence commencement commences effective first_day move_in enter_into_force take_effect opens
end: end ends ended ending expire expires expiry finish over run_out runs_out lapse lapses conclude concludes until maturity mature matures up
cancel: cancel cancellation terminate termination end break_off get_out withdraw withdrawal leave quit opt_out rescind break back_out revoke tied
notice: notice warning advance_notice notify notification in_advance beforehand ahead prior
renew: renew renewal renewed renews extend extension extended continue continues carry_on prolong automatically roll_over
landlord: landlord lessor owner proprietor letting_agent
tenant: tenant lessee renter occupier resident occupant
home: home house apartment flat premises unit dwelling property residence place accommodation building
room: room bedroom kitchen bathroom
sublet: sublet sublease subletting assign assignment lodger airbnb short-stay take_over replacement_tenant transfer
move_out: move_out moving_out moved_out vacate vacating leave leaving left surrender possession
guest: guest guests visitor visitors visit friend stay stays overnight
pet: pet pets animal animals dog cat
dog: dog dogs puppy
cat: cat cats kitten
smoke: smoke smoking vaping cigarette tobacco
noise: noise noisy loud quiet sound disturbance decibel
repair: repair repairs repaired fix fixed mend mended maintain maintenance service works upkeep
heating: heating heat heater boiler furnace radiator warm
water: water sewer tap drinking
electricity: electricity electric power energy current kwh
gas: gas
internet: internet wifi wi-fi broadband online web
garbage: garbage trash waste rubbish bin bins refuse recycling litter
parking: parking park garage space
car: car cars vehicle vehicles automobile van motor
bicycle: bicycle bicycles bike bikes cycle cycles
key: key keys lock locks fob
garden: garden yard lawn allotment plot
clean: clean cleaning cleaned cleaner tidy hygiene
paint: paint painted painting decorate redecorate colour walls
build: build built construct constructed construction erect building
neighbour: neighbour neighbours neighbor neighbors
meter: meter meters reading
employer: employer company firm business corporation enterprise organisation organization group
employee: employee employees worker workers staff personnel workforce employ employed people team
boss: boss manager supervisor line_manager superior report_to reports_to head chief in_charge runs leader
dismiss: dismiss dismissed dismissal fire fired sack sacked sacking terminate terminated let_go redundancy lay_off termination
resign: resign resigned resignation quit leave leaves step_down give_notice hand_in_notice
job: job position post role occupation work employment vacancy duties
holiday: holiday holidays vacation annual_leave leave days_off time_off away
sick: sick sickness ill illness absence absent unwell disease medical doctor incapacity throwing_up vomit
probation: probation probationary trial trial_period
hours: hours working_time shift shifts timetable full-time part-time
overtime: overtime on_call standby unsocial
weekend: weekend weekends saturday sunday
remote: remote remotely home_office work_from_home telework hybrid
training: training course courses train seminar qualification learn
experience: experience skills knowledge background
apply: apply application applications applicant candidate applying
interview: interview interviews
proof: proof prove certificate evidence document documents receipt note confirmation
hire: hire hired appoint appointed recruit engage poach solicit
child: child children kid kids son daughter baby babies minor toddler infant under
parent: parent parents mother father guardian mum dad
family: family spouse wife husband partner brother sister sibling siblings relative relatives nephew niece relation
customer: customer customers client clients buyer purchaser consumer guest
supplier: supplier vendor seller contractor provider dealer yard
doctor: doctor physician gp surgeon clinic practitioner
lawyer: lawyer lawyers solicitor attorney counsel legal_adviser barrister
judge: judge justice tribunal magistrate adjudicator
police: police officer constable
bank: bank lender building_society
witness: witness witnessed presence attested
author: author write wrote written writes prepared drafted by
chair: chair chairman chairwoman chairperson presided president
director: director directors executive ceo chief officer board management
clerk: clerk secretary administrator
agent: agent representative attorney proxy on_behalf delegate
contact: contact contacts call ring phone telephone helpline hotline reach e-mail email mail turn_to speak_to line dial
emergency: emergency urgent urgently at_night after-hours after_hours 24-hour
member: member members membership
student: student students pupil pupils learner
teacher: teacher teachers tutor lecturer
court: court courts tribunal bench
decision: decision decide decided ruling rule ruled judgment judgement order ordered verdict resolution resolved award outcome result settled_on
appeal: appeal appeals challenge challenged contest contested objection object dispute review reconsideration
win: win won succeed succeeded upheld well-founded granted successful allowed
reject: reject rejected dismissed refuse refused refusal deny denied decline declined turn_down turned_down not_well-founded
approve: approve approved approval accept accepted agree agreed carried adopt adopted endorse
reason: reason reasons why because cause caused due grounds
law: law laws governed governing legislation statute jurisdiction rules
liable: liable liability responsible responsibility accountable bear answerable blame
confidential: confidential confidentiality secret secrets secrecy disclose disclosure private non-disclosure
compete: compete competition competitor competing rival non-compete
fault: fault blame contributory negligence defect
complaint: complaint complaints complain complained grievance
deadline: deadline due latest by until before no_later last_day closing_date
period: period term duration length time long
valid: valid validity in_force remain effect apply applies good
permit: permit permitted allow allowed may can authorize authorise entitled admitted welcome free_to
forbid: forbid forbidden prohibit prohibited ban banned not_allowed must_not may_not no_longer
require: require required requirement must need needs needed obligation obliged have_to necessary compulsory mandatory
condition: condition conditions requirement circumstances provided if terms
exception: exception exceptions except exclude excluded excludes exclusion unless exempt exempted waive
consent: consent permission approval agreement authorisation without_asking asking
right: right rights entitled entitlement
ignore: ignore do_nothing nothing not_respond no_answer fail failure failing hear_nothing otherwise not_comply
medicine: medicine medicines medication drug drugs tablet tablets pill pills capsule capsules dose
dose: dose dosage doses take quantity
overdose: overdose too_much too_many swallowed_more
forget: forget forgot forgotten missed miss
side_effect: side_effect side_effects adverse reaction reactions undesirable complaint symptom symptoms
pregnancy: pregnancy pregnant breast-feeding breastfeeding expecting baby nursing
allergy: allergy allergic allergies
alcohol: alcohol alcoholic wine beer drink drinking
drive: drive driving driver licence machines
food: food meal meals eat eating lunch breakfast dinner catering snack
disease: disease illness condition disorder infection diagnosis
treatment: treatment treat treated therapy operation cure
hospital: hospital clinic ward
patient: patient patients
store: store stored storage keep kept refrigerate fridge
safe: safe safety danger dangerous hazard protective risk
trip: trip trips travel travelling journey outing excursion tour visit
arrive: arrive arrival arrives check-in check_in entry
depart: depart departure leave leaves check-out check_out
flight: flight flights plane airline airport
luggage: luggage baggage bag bags suitcase
ticket: ticket tickets fare fares admission
hotel: hotel hotels accommodation lodging alternative_accommodation inn
delay: delay delayed delays late lateness overdue behind miss
passenger: passenger passengers traveller travellers
booking: booking booked book reserve reservation
school: school schools college academy
lesson: lesson lessons class classes teaching term
exam: exam exams examination test marks grade
meeting: meeting meetings assembly session conference
vote: vote voted votes against favour opposed ballot carried
elect: elect elected election appoint appointed re-elected
attend: attend attended attendance present come take_part participate
absent: absent absence apologies missing away
system: system systems software program application app tool platform erp
data: data information records files personal_data
password: password passwords login credentials access
outage: outage breakdown failure incident downtime down interruption disruption failed
error: error errors fault mistake bug defect
user: user users person persons people
weight: weight weigh weighs heavy kg kilograms pounds
size: size big large dimension dimensions area square measure measures width height long high tall space
height: height high tall metres meters
distance: distance far kilometres miles km metres
speed: speed fast quick rate mph
battery: battery batteries charge charged rechargeable without_a_socket
charge: charge charging charger plug
temperature: temperature degrees hot cold warm celsius
colour: colour color colours colors
warranty: warranty guarantee guaranteed warranted
delivery: delivery deliver delivered deliveries ship shipped shipping shipment dispatch send
spare_part: spare_part spare_parts parts replacement_parts components
install: install installed installation fit fitted fitting set_up mount
return: return returned send_back give_back hand_back bring_back
product: product products goods item items article merchandise
manufacturer: manufacturer maker producer made_by holder brand
number: number no reference ref code id identifier
address: address addresses where located location situated street
place: place location site venue where held spot
email: e-mail email mail
result: result results outcome finding findings conclusion rating found
test: test tests tested testing trial check
measure: measure measures action actions step steps remedy improvement corrective recommendation
risk: risk risks danger threat exposure
problem: problem problems issue issues trouble difficulty difficulties went_wrong
change: change changes changed alter alteration amend amended amendment modify modified adjust
replace: replace replaced replacement swap swapping exchange exchanged substitute new supersede superseded steps_in instead
stop: stop stopped cease suspended suspend discontinue halt give_up
pause: pause freeze freezing on_hold hold interrupt suspend
open: open opens opening opened hours
close: close closed closes closing shut shuts
lose: lose lost losing missing loss forfeit
previous: previous earlier former prior last before old existing
next: next following coming forthcoming upcoming new later
first: first initial initially beginning opening start
last: last final lasts
half: half halves fifty 50
each: each every per
day: day days daily
night: night nights nightly overnight evening
week: week weeks weekly fortnight
month: month months monthly
year: year years annual annually yearly
morning: morning am
evening: evening pm
old: old age aged born birth
often: often frequency frequently times once twice every interval
part: part share portion proportion percentage percent fraction
people: people persons person staff attendees number_of
receive: receive received receives get gets got obtain paid entitled
give: give given provide provided provides supply offer grant granted hand
send: send sent submit submitted hand_in mail post posted deliver lodge file filed return
tell: tell told inform informed notify notified report reported communicate let_know say
buy: buy bought purchase purchased acquire
sell: sell sold sale transfer dispose
use: use used using usage utilise operate
keep: keep kept retain retained hold remain preserve
bring: bring brought carry take
choose: choose chosen select selected pick picked option opt settle_on
wait: wait waiting
work: work works working worked job operate
live: live lives living lived reside residence occupy
stay: stay stays staying remain remains
check: check checks checked inspect inspection examine audit audited auditor review verify monitor
carry_out: carry_out carried_out do did done perform performed job execute
destroy: destroy destroyed delete deleted erase shred
borrow: borrow borrowed loan lend
enter: enter entry enters access come_in coming_in visit
remove: remove removed removal take_down dismantle demolish come_off
exceed: exceed exceeds over above more beyond
organise: organise organize run runs manage responsible head in_charge
name: name named called title known
language: language languages speak spoken
clothes: clothes clothing uniform wear shoes dress
equipment: equipment tools machine machines device appliance appliances
purpose: purpose aim goal objective intended used_for
inherit: inherit inherits inheritance will estate legacy bequeath heir
death: death die dies died dead deceased
marriage: marriage marry married wedding divorce
photo: photo photos photograph photographs picture pictures image
publish: publish published publication announce announced
ask: ask asked request requested demand apply
wrong: wrong incorrect false mistake
`
