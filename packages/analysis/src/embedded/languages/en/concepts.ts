/** What people call the same things of ordinary life: a concept's name, then its words; `_` joins words that stand together. */
export const concepts = `
price: price cost costs fee charge charges rate tariff expensive dear cheap pricey fares toll quote quoted charged charging premium premiums set_me_back
pay: pay paid payment remit settle spend hand_over fork_out out_of_pocket owe owed payable paying payments payer pays bear bears borne settle_up shell_out foot contribute contribution chip_in
amount: amount sum figure value worth amounts sums figures
total: total altogether overall aggregate sum all_in_all in_all grand_total totals totalling sums_to come_to comes_to added_up
salary: salary wage wages pay earn earns earnings income remuneration compensation payroll paid gross net stipend allowance hourly_rate weekly_pay monthly_pay pay_rate payday pay_day
rent: rent rental lease let letting rents renting rented tenancy hire hired
deposit: deposit bond security caution guarantee down_payment up_front advance hold blocked
refund: refund return returned repay repayment reimburse reimbursement give_back get_back money_back paid_back recover reimbursed repaid refundable credited back released release unblocked freed money_returned gets_back
discount: discount reduction rebate cheaper concession off reduced discounts reductions saving savings save knock_off taken_off
penalty: penalty fine fined late_fee punishment punish sanction surcharge liquidated penalties penalise penalised punished fines offence conviction infringement interest_on_late late_charge get_fined in_trouble
interest: interest apr aprc interest_rate rate rates
loan: loan mortgage credit borrow borrowed lend lender advance loans credits financing finance drawdown lending
debt: debt owe owed arrears outstanding unpaid balance due overdue liability back_rent debts owing shortfall owes payable unsettled behind_with fall_behind catch_up in_the_red
tax: tax taxes vat gst duty levy levies taxed withholding
increase: increase increases raise raised rise rises go_up goes_up higher dearer grow grew uplift rising gone_up going_up put_up hike raising adjusted uprating climb
decrease: decrease reduce reduced lower lowered cut fall fell drop dropped less decline fallen falling drops lowering shrink down reductions
maximum: maximum most at_most limit limited cap capped ceiling exceed exceeding not_more no_more up_to never_more highest capping not_exceeding not_exceed upper_limit biggest largest worst longest
minimum: minimum least at_least lowest no_less smallest shortest lower_limit
free: free no_charge gratis complimentary without_charge waived at_no_cost no_extra_cost exempt for_nothing nil
extra: extra additional addition on_top supplement surcharge further more extras additionally supplementary on_top_of
bonus: bonus premium gratuity commission incentive christmas bonuses extra_pay thirteenth_month
instalment: instalment instalments installment installments spread monthly stages in_parts staggered spread_over tranche tranches payment_plan bit_by_bit little_by_little in_bits in_stages monthly_payments pay_off
invoice: invoice bill billed statement invoices bills billing invoiced
insurance: insurance insured insure insurer cover covered covers policy insures underwriter policyholder protection protected under_guarantee included include includes
excess: excess deductible pay_myself own_share retention excesses out_of_my_pocket pay_ourselves pay_yourself
claim: claim claims claimed compensation claimant claiming entitlement
damage: damage damaged damages harm loss broken break broke destroyed destroy ruined damaging wrecked ruin shattered cracked scratched defective crash collision accident crashed scratch dent dents dented bumped smashed
theft: theft thief steal stolen burglary burglar break-in burgled robbery robbed stealing stole thieves theft_of break_in break-ins mugged pickpocket
flood: flood floods flooded flooding river escape_of_water leak leaks burst overflowing water_damage seep inundation
storm: storm gale wind hurricane weather hail
fire: fire burn burned burnt blaze smoke flames fires burning smoke_damage
account: account iban bank_account sort_code accounts bank_details
transfer: transfer transferred direct_debit standing_order wire transfers remittance remit bank_transfer
cash: cash money
cheque: cheque check
budget: budget budgeted planned allocation
profit: profit profits earnings ebitda surplus margin profitable earned make_money bottom_line
revenue: revenue revenues sales turnover sell sold brought_in income proceeds takings take earn earned grossed
dividend: dividend dividends payout distribution
shareholder: shareholder shareholders shares stockholder investor owner
expense: expense expenses costs spending spent outlay disbursements expenditure spend outgoings overheads
grant: grant scholarship subsidy funding bursary award funded
gift: gift gifts present presents donation give_away donate donated donations bequest bequeath leave_to
pension: pension retirement retire retires superannuation
contract: contract agreement deal lease deed arrangement document contracts agreements deals arrangements
sign: sign signed signature signs signatory executed signing undersigned signatories initialled
begin: begin begins start starts starting started commence commencement commences effective first_day move_in enter_into_force take_effect opens begun commencing launch launched kick_off go_live goes_live come_into_force entry_into_force in_effect take_up onset opening starting_date get_going get_started planned first_day_at_work start_work
end: end ends ended ending expire expires expiry finish over run_out runs_out lapse lapses conclude concludes until maturity mature matures up terminates terminated terminate finishes finished closes run_until last_until through stop up_to complete completion
cancel: cancel cancellation terminate termination end break_off get_out withdraw withdrawal leave quit opt_out rescind break back_out revoke tied cancelled canceled cancelling canceling cancels terminating terminates withdrawing withdrawn exit exiting ending pull_out call_off undo void backing_out walk_away early_termination early drop_out change_my_mind stop_early end_it switch get_out_of pull_the_plug wriggle_out
notice: notice warning advance_notice notify notification in_advance beforehand ahead prior notices notified forewarn alert warn warned tell inform heads_up
renew: renew renewal renewed renews extend extension extended continue continues carry_on prolong automatically roll_over renewing rolls_over rolled_over carries_on automatic extends prolonged prolongation another_term
landlord: landlord lessor owner proprietor letting_agent landlady landlords house_owner letting_agency manager agent
tenant: tenant lessee renter occupier resident occupant tenants lessees renters flatmate tenancy lodger
home: home house apartment flat premises unit dwelling property residence place accommodation building houses flats apartments household dwellings lives address bungalow property_insured
room: room bedroom kitchen bathroom rooms bathrooms bedrooms kitchens shower toilet bath lounge
sublet: sublet sublease subletting assign assignment lodger airbnb short-stay take_over replacement_tenant transfer subtenant sub-let sub-tenant rent_out let_out pass_on short-term_rental short-term_let holiday_let list_it lodgers
move_out: move_out moving_out moved_out vacate vacating leave leaving left surrender possession moves_out out_of_the_house out_of_the_flat departure quit_the leave_the_flat leave_the_house end_of_tenancy handover
guest: guest guests visitor visitors visit friend stay stays overnight friends relatives visiting somebody_else companion accompany bring_someone
pet: pet pets animal animals dog cat cats dogs puppy hamster rabbit bird parrot fish tank hens hen chickens chicken goats goat livestock farm_animals poultry
dog: dog dogs puppy
cat: cat cats kitten
smoke: smoke smoking vaping cigarette tobacco e-cigarette
noise: noise noisy loud quiet sound disturbance decibel noises music party parties drill drilling hammering peace
repair: repair repairs repaired fix fixed mend mended maintain maintenance service works upkeep repairing fixing broke broken_down maintained servicing overhaul restoration technician engineer
heating: heating heat heater boiler furnace radiator warm heaters heats boilers radiators thermostat
water: water sewer tap drinking
electricity: electricity electric power energy current kwh electrical socket lights light lighting power_supply consumption
gas: gas
internet: internet wifi wi-fi broadband online web router fibre speed download upload
garbage: garbage trash waste rubbish bin bins refuse recycling litter dustbin recycle disposal dispose throw_away throw_out dump landfill
parking: parking park garage space parked car_park parking_space carport garages driveway
car: car cars vehicle vehicles automobile van motor lorry truck vans motorbike motorcycle drive camper caravan trailer recreational_vehicle motorhome rental_car hire_car
bicycle: bicycle bicycles bike bikes cycle cycles
key: key keys lock locks fob keyring unlock locksmith spare_key access_card
garden: garden yard lawn allotment plot gardening lawns grass trees tree hedge plants backyard bonfire
clean: clean cleaning cleaned cleaner tidy hygiene cleans swept sweep sweeping wash washed washing vacuum
paint: paint painted painting decorate redecorate colour walls decorating redecorating redecorated wallpaper
build: build built construct constructed construction erect building builds builder builders works extension convert conversion erected structure
neighbour: neighbour neighbours neighbor neighbors
meter: meter meters reading
employer: employer company firm business corporation enterprise organisation organization group employers firms companies businesses
employee: employee employees worker workers staff personnel workforce employ employed people team headcount colleague colleagues temp temps
boss: boss manager supervisor line_manager superior report_to reports_to head chief in_charge runs leader managers superiors supervised reporting reports leading led heads lead director principal head_teacher
dismiss: dismiss dismissed dismissal fire fired sack sacked sacking terminate terminated let_go redundancy lay_off termination dismissing sacks axed made_redundant given_the_boot lose_my_job fire_me throw_out
resign: resign resigned resignation quit leave leaves step_down give_notice hand_in_notice resigning resigns quitting depart leave_the_company leave_the_job
job: job position post role occupation work employment vacancy duties jobs vacancies positions posts roles
holiday: holiday holidays vacation annual_leave leave days_off time_off away vacations leave_days days_of_leave paid_leave time-off off_work much_leave any_leave my_leave sick_leave_days
sick: sick sickness ill illness absence absent unwell disease medical doctor incapacity throwing_up vomit sickly ill-health doctor's_note medical_certificate flu fever off_sick unfit poorly temperature threw_up thrown_up throws_up vomiting nausea stomach_bug
probation: probation probationary trial trial_period probation_period
hours: hours working_time shift shifts timetable full-time part-time working_hours hours_a_week shift_pattern
overtime: overtime on_call standby unsocial
weekend: weekend weekends saturday sunday
remote: remote remotely home_office work_from_home telework hybrid from_home working_from_home teleworking sofa couch
training: training course courses train seminar qualification learn trainings trained instruct instruction induction apprenticeship
experience: experience skills knowledge background experienced competence expertise qualified
apply: apply application applications applicant candidate applying applied applies applicants submit submission
interview: interview interviews
proof: proof prove certificate evidence document documents receipt note confirmation proofs certificates receipts proven attest vouch
hire: hire hired appoint appointed recruit engage poach solicit hires hiring recruitment recruiting employ employs employing take_on
child: child children kid kids son daughter baby babies minor toddler infant under kids' daughters sons youngster teenager teenagers under-age youth juvenile year-old year-olds teen teens grandchild granddaughter grandson
parent: parent parents mother father guardian mum dad mums dads guardians
family: family spouse wife husband partner brother sister sibling siblings relative relatives nephew niece relation families uncle aunt cousin grandparents grandmother grandfather in-laws son daughter
customer: customer customers client clients buyer purchaser consumer guest customers' buyers shoppers subscriber subscribers
supplier: supplier vendor seller contractor provider dealer yard suppliers vendors sellers contractors merchant
doctor: doctor physician gp surgeon clinic practitioner doctors doctor's surgeons specialist nurse pharmacist consultant cardiologist
lawyer: lawyer lawyers solicitor attorney counsel legal_adviser barrister
judge: judge justice tribunal magistrate adjudicator judges tribunals
police: police officer constable officers constables garda gardaí
bank: bank lender building_society
witness: witness witnessed presence attested witnesses
author: author write wrote written writes prepared drafted by
chair: chair chairman chairwoman chairperson presided president presides presiding chaired leads_the_meeting
director: director directors executive ceo chief officer board management ceo's cfo managing_director chief_executive chiefs
clerk: clerk secretary administrator
agent: agent representative attorney proxy on_behalf delegate
contact: contact contacts call ring phone telephone helpline hotline reach e-mail email mail turn_to speak_to line dial get_in_touch enquiries inquiries queries questions turn speak talk phones telephones ringing whom_do_i_ring ring_up service_desk get_hold_of get_through speak_with talk_to whom_to_call
emergency: emergency urgent urgently at_night after-hours after_hours 24-hour emergencies out_of_hours
member: member members membership members' membership_fee subscriber
student: student students pupil pupils learner
teacher: teacher teachers tutor lecturer teachers' instructor coach trainer
court: court courts tribunal bench
decision: decision decide decided ruling rule ruled judgment judgement order ordered verdict resolution resolved award outcome result settled_on decides deciding decisions rulings resolve resolves conclude concluded concludes finds found held chose
appeal: appeal appeals challenge challenged contest contested objection object dispute review reconsideration appealed challenging objections objecting contesting oppose opposing complain fight overturn hearing aggrieved reconsider fight_it fight_this
win: win won succeed succeeded upheld well-founded granted successful allowed wins winning prevail prevails favour
reject: reject rejected dismissed refuse refused refusal deny denied decline declined turn_down turned_down not_well-founded rejects rejection turned_away unsuccessful not_granted knocked_back refuses
approve: approve approved approval accept accepted agree agreed carried adopt adopted endorse approves agreeing accepts accepting granted signed_off passed ratified confirm confirmed say_yes say_no
reason: reason reasons why because cause caused due grounds grounds_for because_of owing motive explanation
law: law laws governed governing legislation statute jurisdiction rules legal governing_law legally country's country courts
liable: liable liability responsible responsibility accountable bear answerable blame liabilities responsible_for on_the_hook held_responsible
confidential: confidential confidentiality secret secrets secrecy disclose disclosure private non-disclosure keep_secret kept_secret non-public privately
compete: compete competition competitor competing rival non-compete rivals rival_firm competitors
fault: fault blame contributory negligence defect faults blamed own_fault contributed
complaint: complaint complaints complain complained grievance complaining ombudsman dissatisfied unhappy
deadline: deadline due latest by until before no_later last_day closing_date deadlines time_limit cut-off at_the_latest closes closing
period: period term duration length time long periods lasts last lasting spell span
valid: valid validity in_force remain effect apply applies good
permit: permit permitted allow allowed may can authorize authorise entitled admitted welcome free_to permission allows allowing permits can't lets okay ok
forbid: forbid forbidden prohibit prohibited ban banned not_allowed must_not may_not no_longer forbids barred prohibits not_permitted no refuse refused
require: require required requirement must need needs needed obligation obliged have_to necessary compulsory mandatory requires obligatory obliges oblige
condition: condition conditions requirement circumstances provided if terms conditional subject_to prerequisite provided_that criteria
exception: exception exceptions except exclude excluded excludes exclusion unless exempt exempted waive apart_from other_than excluding exemption exemptions save not_covered
consent: consent permission approval agreement authorisation without_asking asking consents approve agree say-so go-ahead say_yes
right: right rights entitled entitlement
ignore: ignore do_nothing nothing not_respond no_answer fail failure failing hear_nothing otherwise not_comply ignores ignoring ignored neglect fail_to doing_nothing don't_do don't_reply don't_pay don't_react do_not silence
medicine: medicine medicines medication drug drugs tablet tablets pill pills capsule capsules dose medicinal remedy painkiller antibiotic antibiotics ibuprofen paracetamol aspirin
dose: dose dosage doses take quantity dosing spoonful spoonfuls millilitres
overdose: overdose too_much too_many swallowed_more too_high more_than overdosing swallow
forget: forget forgot forgotten missed miss
side_effect: side_effect side_effects adverse reaction reactions undesirable complaint symptom symptoms side-effect side-effects unwanted harm rash nausea dizziness
pregnancy: pregnancy pregnant breast-feeding breastfeeding expecting baby nursing breastfeed breast-feed breastfed
allergy: allergy allergic allergies
alcohol: alcohol alcoholic wine beer drink drinking
drive: drive driving driver licence machines drives drove drivers driver's steering machinery behind_the_wheel behind_the_steering get_behind take_the_wheel at_the_wheel
food: food meal meals eat eating lunch breakfast dinner catering snack foods dishes canteen restaurant cooking kitchen
disease: disease illness condition disorder infection diagnosis diseases illnesses infections disorders
treatment: treatment treat treated therapy operation cure treatments treating operated surgery scan
hospital: hospital clinic ward surgery emergency_department casualty a&e
patient: patient patients
store: store stored storage keep kept refrigerate fridge stores storing shelf cupboard cool dry
safe: safe safety danger dangerous hazard protective risk safely hazards hazardous protect protects
trip: trip trips travel travelling journey outing excursion tour visit tours excursions journeys
arrive: arrive arrival arrives check-in check_in entry
depart: depart departure leave leaves check-out check_out departs departing departures
flight: flight flights plane airline airport
luggage: luggage baggage bag bags suitcase
ticket: ticket tickets fare fares admission
hotel: hotel hotels accommodation lodging alternative_accommodation inn somewhere_else_to_live temporary_accommodation
delay: delay delayed delays late lateness overdue behind miss delaying postponed postpone put_off holdup tardy overrun put_back pushed_back held_up
passenger: passenger passengers traveller travellers
booking: booking booked book reserve reservation bookings reserved reservations appointment slot missed_appointment turn_up show_up
school: school schools college academy schools' schooling nursery kindergarten
lesson: lesson lessons class classes teaching term
exam: exam exams examination test marks grade tested
meeting: meeting meetings assembly session conference assemblies conferences gathering
vote: vote voted votes against favour opposed ballot carried voting voter ballots abstained abstain
elect: elect elected election appoint appointed re-elected elections appointing chosen
attend: attend attended attendance present come take_part participate attending attendees come_along join join_in sign_up enrol
absent: absent absence apologies missing away absentees not_present sent_apologies couldn't_come
system: system systems software program application app tool platform erp tools applications platforms
data: data information records files personal_data erase delete erased deleted
password: password passwords login credentials access
outage: outage breakdown failure incident downtime down interruption disruption failed crashed crash offline unavailable broke_down
error: error errors fault mistake bug defect mistaken bugs glitch
user: user users person persons people
weight: weight weigh weighs heavy kg kilograms pounds weighing kilos kilo kilogram tonnes
size: size big large dimension dimensions area square measure measures width height long high tall space sizes large-scale surface square_metres square_feet floor_area
height: height high tall metres meters
distance: distance far kilometres miles km metres
speed: speed fast quick rate mph
battery: battery batteries charge charged rechargeable without_a_socket
charge: charge charging charger plug
temperature: temperature degrees hot cold warm celsius
colour: colour color colours colors
warranty: warranty guarantee guaranteed warranted warranties guarantees
delivery: delivery deliver delivered deliveries ship shipped shipping shipment dispatch send delivering shipments dispatched consignment handed_over
spare_part: spare_part spare_parts parts replacement_parts components
install: install installed installation fit fitted fitting set_up mount installing installs fix_up put_in assembled assembly
return: return returned send_back give_back hand_back bring_back bring_it_back hand_it_back refill
product: product products goods stuff item items article merchandise products' wares
manufacturer: manufacturer maker producer made_by holder brand
number: number no reference ref code id identifier numbers refs codes
address: address addresses where located location situated street whereabouts
place: place location site venue where held spot places venues spots
email: e-mail email mail
result: result results outcome finding findings conclusion rating found resulted came_out
test: test tests tested testing trial check blood_test sample
measure: measure measures action actions step steps remedy improvement corrective recommendation measures_taken remedial fixes
risk: risk risks danger threat exposure
problem: problem problems issue issues trouble difficulty difficulties went_wrong problems' fault faults wrong hitch
change: change changes changed alter alteration amend amended amendment modify modified adjust changing altering amendments amending modifying switch switched switching vary varied
replace: replace replaced replacement swap swapping exchange exchanged substitute new supersede superseded steps_in instead replaces replacing substitutes takes_over take_over_from succeed succeeds successor
stop: stop stopped cease suspended suspend discontinue halt give_up stops stopping ceases halted halting call_a_halt
pause: pause freeze freezing on_hold hold interrupt suspend
open: open opens opening opened hours opens_at opening_hours opening_times
close: close closed closes closing shut shuts holidays
lose: lose lost losing missing loss forfeit loses losses misplaced forfeited
previous: previous earlier former prior last before old existing beforehand
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
people: people persons person staff attendees number_of participants volunteers adults
receive: receive received receives get gets got obtain paid entitled receiving recipient entitled_to
give: give given provide provided provides supply offer grant granted hand gives giving gave handed
send: send sent submit submitted hand_in mail post posted deliver lodge file filed return sends sending sent_to forward forwarded submitting lodging
tell: tell told inform informed notify notified report reported communicate let_know say telling informs notifies reports reporting announce disclose
buy: buy bought purchase purchased acquire buys buying purchases order ordered
sell: sell sold sale transfer dispose sells selling resale
use: use used using usage utilise operate uses utilised
keep: keep kept retain retained hold remain preserve keeps keeping retains retention kept_on
bring: bring brought carry take brings bringing carried
choose: choose chosen select selected pick picked option opt settle_on chooses choosing choice selects preferred pick_out decided_on
wait: wait waiting
work: work works working worked job operate staff
live: live lives living lived reside residence occupy
stay: stay stays staying remain remains
check: check checks checked inspect inspection examine audit audited auditor review verify monitor checking inspecting inspections examined auditing audits auditors examines looked_at reviews reviewed
carry_out: carry_out carried_out do did done perform performed job execute performing done_by implement implemented
destroy: destroy destroyed delete deleted erase shred destroying deleting erased wipe wipe_out
borrow: borrow borrowed loan lend
enter: enter entry enters access come_in coming_in visit entering access_to come_inside let_in letting_in
remove: remove removed removal take_down dismantle demolish come_off removing dismantled dismantling get_rid clear cleared knock_down take_out taken_out take_away taken_away strip_out
exceed: exceed exceeds over above more beyond
organise: organise organize run runs manage responsible head in_charge organised organizing runs_the in_charge_of
name: name named called title known names
language: language languages speak spoken translate
clothes: clothes clothing uniform wear shoes dress jumper sweater sweatshirt pullover shirt jacket footwear trainers
equipment: equipment tools machine machines device appliance appliances
purpose: purpose aim goal objective intended used_for purposes used for_what
inherit: inherit inherits inheritance will estate legacy bequeath heir inheriting heirs beneficiary beneficiaries left_to
death: death die dies died dead deceased deaths passed_away funeral bereavement
marriage: marriage marry married wedding divorce spouse wed
photo: photo photos photograph photographs picture pictures image filming
publish: publish published publication announce announced publishing publishes
ask: ask asked request requested demand apply asks asking requesting requests
wrong: wrong incorrect false mistake
fraud: fraud fraudster scam swindle swindler fake forged forgery cheat deceive counterfeit false phishing crook
double: twice double doubled duplicate duplicated duplicates two_times repeatedly
fuel: fuel petrol diesel gasoline kerosene
capacity: capacity seats seat passengers places fit_in hold_up carry
injury: injury injuries injured hurt wound wounded accident accidents bodily crash
pain: pain pains ache aches painful headache sore hurts hurt sting
crime: crime crimes criminal offence offences offense convicted conviction prosecute prosecuted prosecution prison imprisonment jail
evict: evict evicted eviction bailiff bailiffs kick_out kicked_out throw_out thrown_out repossess repossession possession lose_my_home lose_the_house forfeit forfeiture foreclose foreclosure
failed_payment: bounce bounces bounced returned_check returned_payment returned_payments rejected_payment insufficient_funds dishonoured declined failed_payment missed_payment miss_a_payment miss_payments unpaid
reminder: reminder reminders remind dunning chase chased
lift: lift elevator lifts elevators stairs staircase stairwell
floor: floor floors storey level ground_floor upstairs
cellar: cellar basement attic loft storage_room
balcony: balcony terrace deck patio veranda roof_terrace
furniture: furniture furnished sofa table bed wardrobe cupboards
window: window windows glass pane door doors gate fence fences wall hedge
mobile: mobile smartphone handset cellphone laptop computer tablet_computer device devices gadget gadgets
valuables: valuables jewellery jewelry jewels ring watch possessions belongings personal_property contents
road: road roads street bridge path footpath pavement pedestrian pedestrians walk lane
train: train trains bus tram coach railway station metro taxi
letter: letter letters mail parcel parcels registered_post courier postal envelope by_post
form: form forms questionnaire template fill_in fill_out complete_the
identity: passport identity_card id_card identification driving_licence identify card
quality: quality standard standards rating rated grade score ranking
security: alarm alarms camera cameras cctv surveillance guard burglar_alarm
backup: backup backups fallback plan_b contingency restore restored restoration recovery
update: update updates updated upgrade upgrades version release
stock: stock inventory warehouse warehouses depot storage
shop: shop shops branch branches outlet retail bakery supermarket
forecast: forecast forecasts outlook guidance projection projected prediction predict expected expect estimate estimated target
deficit: loss losses deficit shortfall negative in_the_red
biggest: biggest largest main major principal key most_important top
violence: violence violent assault abuse abusive threat threats threaten threatened harassment aggressive
discrimination: discrimination discriminate treated_worse unfavourably less_favourably equality unequal
expert: expert experts surveyor engineer specialist consultant assessor adviser
project: project projects programme program scheme initiative plan
break_time: break breaks rest_period lunch_break rest
childcare: nursery kindergarten daycare childminder childcare preschool creche
sport: sport sports exercise workout gym fitness swim swimming pool sauna
permission_to_build: planning_permission building_permit planning_approval retention_permission permit
executor: executor executors trustee trustees trust probate
custody: custody guardian guardianship carer caregiver look_after care_for caring
consumption: consumption consumed usage meter_reading used_up kwh
minutes: minutes record recorded protocol log
accounts: accounts books ledger bookkeeping financial_statements balance_sheet annual_accounts financial_year
certify: witnessed notarised notary certified_copy certified
work_supplement: time_and_a_half night_work night_shift sunday_work shift_allowance
company_car: company_car travel_expenses mileage travel_costs commute commuting
handover: handing_over handover hand_over_of take_over acceptance_protocol
`
