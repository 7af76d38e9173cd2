/** What people call the same things of ordinary life: a concept's name, then its words; `_` joins words that stand together. */
export const concepts = `
price: price cost costs fee charge charges rate tariff expensive dear cheap pricey fares toll quote quoted charged charging premium premiums set_me_back sum_charged pricing price_tag steep valued_at costing
pay: pay paid payment remit settle spend hand_over fork_out out_of_pocket owe owed payable paying payments payer pays bear bears borne settle_up shell_out foot contribute contribution chip_in cough_up stump_up footing pick_up_the_bill
amount: amount sum figure value worth amounts sums figures
total: total altogether overall aggregate sum all_in_all in_all grand_total totals totalling sums_to come_to comes_to added_up all_told everything_together all_up grand_sum combined
salary: salary wage wages pay earn earns earnings income remuneration compensation payroll paid gross net stipend allowance hourly_rate weekly_pay monthly_pay pay_rate payday pay_day pay_packet take-home per_annum a_year_gross
rent: rent rental lease let letting rents renting rented tenancy hire hired
deposit: deposit bond security caution guarantee down_payment up_front advance hold blocked acompte paid_up_front part_payment advance_payment booking_fee retainer
refund: refund return returned repay repayment reimburse reimbursement give_back get_back money_back paid_back recover reimbursed repaid refundable credited back released release unblocked freed money_returned gets_back my_money_back get_my_money our_money_back moneyback reimbursements pay_me_back pay_us_back get_it_back
discount: discount reduction rebate cheaper concession off reduced discounts reductions saving savings save knock_off taken_off bargain special_offer promotion lower_price price_cut money_off voucher coupon
penalty: penalty fine fined late_fee punishment punish sanction surcharge liquidated penalties penalise penalised punished fines offence conviction infringement interest_on_late late_charge get_fined in_trouble get_punished fined_for financial_penalty penalty_charge fixed_penalty late_payment_fee default_charge late_interest
interest: interest apr aprc interest_rate rate rates
loan: loan mortgage credit borrow borrowed lend lender advance loans credits financing finance drawdown lending principal lending_amount owe_the_bank
debt: debt owe owed arrears outstanding unpaid balance due overdue liability back_rent debts owing shortfall owes payable unsettled behind_with fall_behind catch_up in_the_red shortfall_on amount_outstanding overdraft still_owe indebted behind_on
tax: tax taxes vat gst duty levy levies taxed withholding income_tax national_insurance council_tax stamp_duty taxable taxman revenue_service hmrc irs
increase: increase increases raise raised rise rises go_up goes_up higher dearer grow grew uplift rising gone_up going_up put_up hike raising adjusted uprating climb go_higher costlier hiked inflation inflation-linked escalate step_up revised_upwards upward
decrease: decrease reduce reduced lower lowered cut fall fell drop dropped less decline fallen falling drops lowering shrink down reductions cheaper come_down bring_down cut_back diminish scaled_back shorten slash shrunk downward
maximum: maximum max most at_most limit limited cap capped ceiling exceed exceeding not_more no_more up_to never_more highest capping not_exceeding not_exceed upper_limit biggest largest worst longest
minimum: minimum min least at_least lowest no_less smallest shortest lower_limit
free: free no_charge gratis complimentary without_charge waived at_no_cost no_extra_cost exempt for_nothing nil free_of_charge no_fee no_cost not_charged without_paying at_our_expense on_the_house gratuitous
extra: extra additional addition on_top supplement surcharge further more extras additionally supplementary on_top_of more_money bonus_cost added topped_up top_up
bonus: bonus premium gratuity commission incentive christmas bonuses extra_pay thirteenth_month
instalment: instalment instalments installment installments spread monthly stages in_parts staggered spread_over tranche tranches payment_plan bit_by_bit little_by_little in_bits in_stages monthly_payments pay_off pay_over_time in_chunks bit_at_a_time pay_in_stages monthly_instalment repayment repayments pay_by_instalments
invoice: invoice bill billed statement invoices bills billing invoiced bill_for billing_statement
insurance: insurance insured insure insurer cover covered covers policy insures underwriter policyholder protection protected under_guarantee included include includes insured_by insurers underwritten on_cover premium_cover
excess: excess deductible pay_myself own_share retention excesses out_of_my_pocket pay_ourselves pay_yourself first_part bear_myself pay_out_of_pocket
claim: claim claims claimed compensation claimant claiming entitlement make_a_claim put_in_a_claim payout pay-out pay_out
damage: damage damaged damages harm loss broken break broke destroyed destroy ruined damaging wrecked ruin shattered cracked scratched defective crash collision accident crashed scratch dent dents dented bumped smashed smash torn rip ripped stain stained wear deteriorated breakage breakages
theft: theft thief steal stolen burglary burglar break-in burgled robbery robbed stealing stole thieves theft_of break_in break-ins mugged pickpocket nicked pinched robber snatched
flood: flood floods flooded flooding river escape_of_water leak leaks burst overflowing water_damage seep inundation
storm: storm gale wind hurricane weather hail
fire: fire burn burned burnt blaze smoke flames fires burning smoke_damage
account: account iban bank_account sort_code accounts bank_details payee bic swift
transfer: transfer transferred direct_debit standing_order wire transfers remittance remit bank_transfer bank_payment pay_by_bank bacs sepa wire_transfer
cash: cash money coins banknotes notes in_cash
cheque: cheque check
budget: budget budgeted planned allocation
profit: profit profits earnings ebitda surplus margin profitable earned make_money bottom_line
revenue: revenue revenues sales turnover sell sold brought_in income proceeds takings take earn earned grossed
dividend: dividend dividends payout distribution
shareholder: shareholder shareholders shares stockholder investor owner
expense: expense expenses costs spending spent outlay disbursements expenditure spend outgoings overheads train_ticket train_tickets travel_expenses travel
grant: grant scholarship subsidy funding bursary award funded
gift: gift gifts present presents donation give_away donate donated donations bequest bequeath leave_to leave_money left_me
pension: pension retirement retire retires superannuation retiring stop_working nest_egg retirement_benefits superannuation_fund
contract: contract agreement deal lease deed arrangement document contracts agreements deals arrangements
sign: sign signed signature signs signatory executed signing undersigned signatories initialled put_my_name sign_up_to autograph countersign countersigned sign_it
begin: begin begins start starts starting started commence commencement commences effective first_day move_in enter_into_force take_effect opens begun commencing launch launched kick_off go_live goes_live come_into_force entry_into_force in_effect take_up onset opening starting_date get_going get_started planned first_day_at_work start_work kicks_in kick_in gets_going underway under_way get_under_way commenced embark
end: end ends ended ending expire expires expiry finish over run_out runs_out lapse lapses conclude concludes until maturity mature matures up terminates terminated terminate finishes finished closes run_until last_until through stop up_to complete completion comes_to_an_end wraps_up wrap_up wind_up over_and_done close_of done_with hold_good
cancel: cancel cancellation terminate termination end break_off get_out withdraw withdrawal leave quit opt_out rescind break back_out revoke tied cancelled canceled cancelling canceling cancels terminating terminates withdrawing withdrawn exit exiting ending pull_out call_off undo void backing_out walk_away early_termination early drop_out change_my_mind stop_early end_it switch get_out_of pull_the_plug wriggle_out called_off scrap scrapped dropped_out get_rid_of pulled_out pulling_out bail back_out_of terminated_early unsubscribe drop_it opt-out
notice: notice warning advance_notice notify notification in_advance beforehand ahead prior notices notified forewarn alert warn warned tell inform heads_up let_them_know give_notice advance_warning how_far_ahead far_in_advance serve_notice notice_period
renew: renew renewal renewed renews extend extension extended continue continues carry_on prolong automatically roll_over renewing rolls_over rolled_over carries_on automatic extends prolonged prolongation another_term roll_on keeps_going go_on_automatically renew_itself auto-renew auto-renewal rollover keep_going carry_over
landlord: landlord lessor owner proprietor letting_agent landlady landlords house_owner letting_agency manager agent property_owner housing_association property_manager letting_agents
tenant: tenant lessee renter occupier resident occupant tenants lessees renters flatmate tenancy lodger leaseholder leaseholders lodgers tenant's
home: home house apartment flat premises unit dwelling property residence place accommodation building houses flats apartments household dwellings lives address bungalow property_insured place_to_live property's abode domicile maisonette studio semi cottage
room: room bedroom kitchen bathroom rooms bathrooms bedrooms kitchens shower toilet bath lounge
sublet: sublet sublease subletting assign assignment lodger airbnb short-stay take_over replacement_tenant transfer subtenant sub-let sub-tenant rent_out let_out pass_on short-term_rental short-term_let holiday_let list_it lodgers rent_to_tourists paying_guest underlet underletting
move_out: move_out moving_out moved_out vacate vacating leave leaving left surrender possession moves_out out_of_the_house out_of_the_flat departure quit_the leave_the_flat leave_the_house end_of_tenancy handover hand_back_the_keys get_out_of give_up_possession deliver_up yield_up leave_the_property leave_the_premises
guest: guest guests visitor visitors visit friend stay stays overnight friends relatives visiting somebody_else companion accompany bring_someone
pet: pet pets animal animals dog cat cats dogs puppy hamster rabbit bird parrot fish tank hens hen chickens chicken goats goat livestock farm_animals poultry pets' horse pony rabbits birds guinea_pig pooch reptile
dog: dog dogs puppy
cat: cat cats kitten
smoke: smoke smoking vaping cigarette tobacco e-cigarette
noise: noise noisy loud quiet sound disturbance decibel noises music party parties drill drilling hammering peace racket din rowdy instrument piano drums nuisance
repair: repair repairs repaired fix fixed mend mended maintain maintenance service works upkeep repairing fixing broke broken_down maintained servicing overhaul restoration technician engineer put_right put_it_right sort_out get_it_fixed make_good fixes patched patch rectify rectified rectification remedy
heating: heating heat heater boiler furnace radiator warm heaters heats boilers radiators thermostat hot_water heat_pump heated central_heating warmth cold_flat
water: water sewer tap drinking
electricity: electricity electric power energy current kwh electrical socket lights light lighting power_supply consumption kilowatt plug_sockets blackout power_cut
gas: gas
internet: internet wifi wi-fi broadband online web router fibre speed download upload online_access wireless network_access megabit mbit/s
garbage: garbage trash waste rubbish bin bins refuse recycling litter dustbin recycle disposal dispose throw_away throw_out dump landfill junk bulky_waste wheelie sack household_waste
parking: parking park garage space parked car_park parking_space carport garages driveway
car: car cars vehicle vehicles automobile van motor lorry truck vans motorbike motorcycle drive camper caravan trailer recreational_vehicle motorhome rental_car hire_car
bicycle: bicycle bicycles bike bikes cycle cycles
key: key keys lock locks fob keyring unlock locksmith spare_key access_card latchkey door_code entry_code
garden: garden yard lawn allotment plot gardening lawns grass trees tree hedge plants backyard bonfire mow mowing weeds hedges outdoor_space
clean: clean cleaning cleaned cleaner tidy hygiene cleans swept sweep sweeping wash washed washing vacuum dirty tidying tidied spotless scrub mop
paint: paint painted painting decorate redecorate colour walls decorating redecorating redecorated wallpaper
build: build built construct constructed construction erect building builds builder builders works extension convert conversion erected structure put_up knock_down building_work loft_conversion outbuilding shed
neighbour: neighbour neighbours neighbor neighbors
meter: meter meters reading
employer: employer company firm business corporation enterprise organisation organization group employers firms companies businesses who_i_work_for
employee: employee employees worker workers staff personnel workforce employ employed people team headcount colleague colleagues temp temps
boss: boss manager supervisor line_manager superior report_to reports_to head chief in_charge runs leader managers superiors supervised reporting reports leading led heads lead director principal head_teacher answer_to my_superior head_of line_managers lead_by in_charge_of
dismiss: dismiss dismissed dismissal fire fired sack sacked sacking terminate terminated let_go redundancy lay_off termination dismissing sacks axed made_redundant given_the_boot lose_my_job fire_me throw_out get_rid_of kick_me_out given_the_sack lost_his_job lost_her_job let_me_go sacked_for fired_for end_my_employment
resign: resign resigned resignation quit leave leaves step_down give_notice hand_in_notice resigning resigns quitting depart leave_the_company leave_the_job hand_in_my_notice walk_out pack_it_in jack_it_in leave_my_job change_jobs
job: job position post role occupation work employment vacancy duties jobs vacancies positions posts roles
holiday: holiday holidays vacation annual_leave leave days_off time_off away vacations leave_days days_of_leave paid_leave time-off off_work much_leave any_leave my_leave sick_leave_days days_off_work break_from_work time_away pto annual_holiday leave_entitlement leave_year
sick: sick sickness ill illness absence absent unwell disease medical doctor incapacity throwing_up vomit sickly ill-health doctor's_note medical_certificate flu fever off_sick unfit poorly temperature threw_up thrown_up throws_up vomiting nausea stomach_bug off_with off_work_ill under_the_weather call_in_sick flu-like bug catch_something sick_pay statutory_sick_pay
probation: probation probationary trial trial_period probation_period tryout try-out try_out test_period trial_months
hours: hours working_time shift shifts timetable full-time part-time working_hours hours_a_week shift_pattern when_do_i_work clock_on clock_off work_times start_and_finish rota roster working_day
overtime: overtime on_call standby unsocial stay_late work_late extra_hours longer_hours time_in_lieu in_lieu lieu
weekend: weekend weekends saturday sunday
remote: remote remotely home_office work_from_home telework hybrid from_home working_from_home teleworking sofa couch from_my_kitchen at_my_own_desk off-site offsite
training: training course courses train seminar qualification learn trainings trained instruct instruction induction apprenticeship learning workshop workshops upskilling
experience: experience skills knowledge background experienced competence expertise qualified
apply: apply application applications applicant candidate applying applied applies applicants submit submission
interview: interview interviews
proof: proof prove certificate evidence document documents receipt note confirmation proofs certificates receipts proven attest vouch paperwork evidence_of supporting_documents certified_copy show_that
hire: hire hired appoint appointed recruit engage poach solicit hires hiring recruitment recruiting employ employs employing take_on take_someone_on hiring_me hire_me taking_on offer_of_employment
child: child children kid kids son daughter baby babies minor toddler infant under kids' daughters sons youngster teenager teenagers under-age youth juvenile year-old year-olds teen teens grandchild granddaughter grandson schoolchild schoolchildren pupil pupils youngsters little_one little_ones young_people teenage toddlers boys girls
parent: parent parents mother father guardian mum dad mums dads guardians mums_and_dads carer carers stepfather stepmother next_of_kin
family: family spouse wife husband partner brother sister sibling siblings relative relatives nephew niece relation families uncle aunt cousin grandparents grandmother grandfather in-laws son daughter
customer: customer customers client clients buyer purchaser consumer guest customers' buyers shoppers subscriber subscribers
supplier: supplier vendor seller contractor provider dealer yard suppliers vendors sellers contractors merchant
doctor: doctor physician gp surgeon clinic practitioner doctors doctor's surgeons specialist nurse pharmacist consultant cardiologist medic medics consultants family_doctor general_practitioner physicians doctor_in_charge
lawyer: lawyer lawyers solicitor attorney counsel legal_adviser barrister legal_advice legal_representative law_firm
judge: judge justice tribunal magistrate adjudicator judges tribunals
police: police officer constable officers constables garda gardaí
bank: bank lender building_society
witness: witness witnessed presence attested witnesses
author: author write wrote written writes prepared drafted by
chair: chair chairman chairwoman chairperson presided president presides presiding chaired leads_the_meeting
director: director directors executive ceo chief officer board management ceo's cfo managing_director chief_executive chiefs
clerk: clerk secretary administrator
agent: agent representative attorney proxy on_behalf delegate
contact: contact contacts call ring phone telephone helpline hotline reach e-mail email mail turn_to speak_to line dial get_in_touch enquiries inquiries queries questions turn speak talk phones telephones ringing whom_do_i_ring ring_up service_desk get_hold_of get_through speak_with talk_to whom_to_call get_in_contact who_to_ask drop_a_line ring_for call_for reach_them reach_you give_a_ring give_a_call who_to_call
emergency: emergency urgent urgently at_night after-hours after_hours 24-hour emergencies out_of_hours 999 112 911 ambulance life-threatening accident_and_emergency
member: member members membership members' membership_fee subscriber
student: student students pupil pupils learner
teacher: teacher teachers tutor lecturer teachers' instructor coach trainer
court: court courts tribunal bench
decision: decision decide decided ruling rule ruled judgment judgement order ordered verdict resolution resolved award outcome result settled_on decides deciding decisions rulings resolve resolves conclude concluded concludes finds found held chose final_say made_up_their_mind verdicts determination determined
appeal: appeal appeals challenge challenged contest contested objection object dispute review reconsideration appealed challenging objections objecting contesting oppose opposing complain fight overturn hearing aggrieved reconsider fight_it fight_this take_it_further dispute_it go_against fight_back do_something_against don't_agree not_happy object_to second_opinion
win: win won succeed succeeded upheld well-founded granted successful allowed wins winning prevail prevails favour
reject: reject rejected dismissed refuse refused refusal deny denied decline declined turn_down turned_down not_well-founded rejects rejection turned_away unsuccessful not_granted knocked_back refuses thrown_out turning_down
approve: approve approved approval accept accepted agree agreed carried adopt adopted endorse approves agreeing accepts accepting granted signed_off passed ratified confirm confirmed say_yes say_no said_yes give_the_nod green_light go_ahead give_consent agree_to
reason: reason reasons why because cause caused due grounds grounds_for because_of owing motive explanation what_for how_come on_account_of
law: law laws governed governing legislation statute jurisdiction rules legal governing_law legally country's country courts which_country's governed_by
liable: liable liability responsible responsibility accountable bear answerable blame liabilities responsible_for on_the_hook held_responsible at_fault carry_the_can be_blamed whose_fault to_blame pays_for_damage
confidential: confidential confidentiality secret secrets secrecy disclose disclosure private non-disclosure keep_secret kept_secret non-public privately hush tell_anyone spread keep_quiet keep_to_myself
compete: compete competition competitor competing rival non-compete rivals rival_firm competitors go_to_a_rival work_for_a_rival rival_company other_company same_trade
fault: fault blame contributory negligence defect faults blamed own_fault contributed messed_up went_wrong whose_mistake
complaint: complaint complaints complain complained grievance complaining ombudsman dissatisfied unhappy not_satisfied unhappy_with moan dissatisfaction grumble
deadline: deadline due latest by until before no_later last_day closing_date deadlines time_limit cut-off at_the_latest closes closing how_long_have_i time_left last_chance no_longer_than be_in_by have_to_reply cut_off latest_date last_date ready be_ready be_done be_finished
period: period term duration length time long periods lasts last lasting spell span
valid: valid validity in_force remain effect apply applies good still_good good_for in_date hold_good holds_good remain_open
permit: permit permitted allow allowed may can authorize authorise entitled admitted welcome free_to permission allows allowing permits can't lets okay ok is_it_ok is_it_okay alright all_right allowable permissible
forbid: forbid forbidden prohibit prohibited ban banned not_allowed must_not may_not no_longer forbids barred prohibits not_permitted no refuse refused off_limits no-go not_ok against_the_rules can't_have strictly_no outlawed must_stay_at_home
require: require required requirement must need needs needed obligation obliged have_to necessary compulsory mandatory requires obligatory obliges oblige cannot_avoid be_made_to
condition: condition conditions requirement circumstances provided if terms conditional subject_to prerequisite provided_that criteria
exception: exception exceptions except exclude excluded excludes exclusion unless exempt exempted waive apart_from other_than excluding exemption exemptions save not_covered
consent: consent permission approval agreement authorisation without_asking asking consents approve agree say-so go-ahead say_yes permission_from ask_first have_to_ask green_light written_agreement prior_approval
right: right rights entitled entitlement
ignore: ignore do_nothing nothing not_respond no_answer fail failure failing hear_nothing otherwise not_comply ignores ignoring ignored neglect fail_to doing_nothing don't_do don't_reply don't_pay don't_react do_not silence sit_it_out don't_bother take_no_action no_reaction fail_to_respond no_response
medicine: medicine medicines medication drug drugs tablet tablets pill pills capsule capsules dose medicinal remedy painkiller antibiotic antibiotics ibuprofen paracetamol aspirin meds drops syrup inhaler cream ointment injection injections jab blood_thinner tranquilliser statin penicillin
dose: dose dosage doses take quantity dosing spoonful spoonfuls millilitres how_much_to_take teaspoon milligrams times_a_day daily_amount
overdose: overdose too_much too_many swallowed_more too_high more_than overdosing swallow
forget: forget forgot forgotten missed miss
side_effect: side_effect side_effects adverse reaction reactions undesirable complaint symptom symptoms side-effect side-effects unwanted harm rash nausea dizziness bad_reaction feel_ill make_me_ill unwell_from swelling itching drowsy sleepy
pregnancy: pregnancy pregnant breast-feeding breastfeeding expecting baby nursing breastfeed breast-feed breastfed
allergy: allergy allergic allergies
alcohol: alcohol alcoholic wine beer drink drinking
drive: drive driving driver licence machines drives drove drivers driver's steering machinery behind_the_wheel behind_the_steering get_behind take_the_wheel at_the_wheel
food: food meal meals eat eating lunch breakfast dinner catering snack foods dishes canteen restaurant cooking kitchen
disease: disease illness condition disorder infection diagnosis diseases illnesses infections disorders what_was_wrong what_is_wrong wrong_with what_he_had what_she_had ailment suffering suffer_from suffers medical_condition diagnoses diagnosed
treatment: treatment treat treated therapy operation cure treatments treating operated surgery scan medical_treatment operated_on surgical stent implant implanted physiotherapy rehab rehabilitation
hospital: hospital clinic ward surgery emergency_department casualty a&e a_and_e inpatient admitted discharged
patient: patient patients
store: store stored storage keep kept refrigerate fridge stores storing shelf cupboard cool dry put_away stash keep_cold
safe: safe safety danger dangerous hazard protective risk safely hazards hazardous protect protects harmful harm_me unsafe poisonous toxic dangers dangerous_to
trip: trip trips travel travelling journey outing excursion tour visit tours excursions journeys school_trip day_out holiday_camp residential
arrive: arrive arrival arrives check-in check_in entry turn_up_at show_up_at back_home drop_off drops_off dropped_off dropping_off drop-off get_there be_there
pick_up: pick_up picks_up picked_up picking_up collect collected collects collecting collection fetch fetched departure
vaccine: vaccine vaccines vaccination vaccinations vaccinated vaccinate jab jabs shots immunised immunisation inoculated
depart: depart departure leave leaves check-out check_out departs departing departures set_off sets_off leaves_at leaves_from pull_away get_away
flight: flight flights plane airline airport
luggage: luggage baggage bag bags suitcase
ticket: ticket tickets fare fares admission
hotel: hotel hotels accommodation lodging alternative_accommodation inn somewhere_else_to_live temporary_accommodation
delay: delay delayed delays late lateness overdue behind miss delaying postponed postpone put_off holdup tardy overrun put_back pushed_back held_up running_late not_on_time held_back slip slipped behind_schedule late_for
passenger: passenger passengers traveller travellers
booking: booking booked book reserve reservation bookings reserved reservations appointment slot missed_appointment turn_up show_up make_an_appointment next_appointment see_the_doctor appointments clinic_date slots reschedule
school: school schools college academy schools' schooling nursery kindergarten
lesson: lesson lessons class classes teaching term timetable classroom
exam: exam exams examination test marks grade tested
meeting: meeting meetings assembly session conference assemblies conferences gathering get-together evening_for information_evening parents'_evening gathering_of
vote: vote voted votes against favour opposed ballot carried voting voter ballots abstained abstain
elect: elect elected election appoint appointed re-elected elections appointing chosen
attend: attend attended attendance present come take_part participate attending attendees come_along join join_in sign_up enrol takes_part
absent: absent absence apologies missing away absentees not_present sent_apologies couldn't_come
system: system systems software program application app tool platform erp tools applications platforms
data: data information records files personal_data erase delete erased deleted personal_details my_details private_information information_about_me personal_information
password: password passwords login credentials access
outage: outage breakdown failure incident downtime down interruption disruption failed crashed crash offline unavailable broke_down crash_of went_down goes_down stop_working_of not_working broke_off fell_over
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
warranty: warranty guarantee guaranteed warranted warranties guarantees how_long_guaranteed faulty break_down_within guarantee_period
delivery: delivery deliver delivered deliveries ship shipped shipping shipment dispatch send delivering shipments dispatched consignment handed_over arrive_at_my_door turn_up_with
spare_part: spare_part spare_parts parts replacement_parts components
install: install installed installation fit fitted fitting set_up mount installing installs fix_up put_in assembled assembly
return: return returned send_back give_back hand_back bring_back bring_it_back hand_it_back refill bring_something_back take_back take_it_back send_it_back sending_back
product: product products goods stuff item items article merchandise products' wares
manufacturer: manufacturer maker producer made_by holder brand
number: number no reference ref code id identifier numbers refs codes reference_number
address: address addresses where located location situated street whereabouts
place: place location site venue where held spot places venues spots whereabouts
email: e-mail email mail
result: result results outcome finding findings conclusion rating found resulted came_out
test: test tests tested testing trial check blood_test sample
measure: measure measures action actions step steps remedy improvement corrective recommendation measures_taken remedial fixes
risk: risk risks danger threat exposure
problem: problem problems issue issues trouble difficulty difficulties went_wrong problems' fault faults wrong hitch snag snags what_went_wrong trouble_with
change: change changes changed alter alteration amend amended amendment modify modified adjust changing altering amendments amending modifying switch switched switching vary varied different_from changed_from new_terms switch_to swap_date rearrange rearranged
replace: replace replaced replacement swap swapping exchange exchanged substitute new supersede superseded steps_in instead replaces replacing substitutes takes_over take_over_from succeed succeeds successor stand_in stand_in_for fill_in_for in_place_of deputise
stop: stop stopped cease suspended suspend discontinue halt give_up stops stopping ceases halted halting call_a_halt cut_out quit_using leave_off
pause: pause freeze freezing on_hold hold interrupt suspend
open: open opens opening opened hours opens_at opening_hours opening_times
close: close closed closes closing shut shuts holidays
lose: lose lost losing missing loss forfeit loses losses misplaced forfeited mislaid can't_find gone_missing
previous: previous earlier former prior last before old existing beforehand
next: next following coming forthcoming upcoming new later
first: first initial initially beginning opening start
last: last final lasts
half: half halves fifty 50
each: each every per
day: day days daily
night: night nights nightly overnight evening sleep sleeping dormitory dormitories bedtime overnight_stay
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
send: send sent submit submitted hand_in mail post posted deliver lodge file filed return sends sending sent_to forward forwarded submitting lodging hand_over_to mail_to
tell: tell told inform informed notify notified report reported communicate let_know say telling informs notifies reports reporting announce disclose let_you_know report_to say_so must_you_know let_the_school notify_us
buy: buy bought purchase purchased acquire buys buying purchases order ordered
sell: sell sold sale transfer dispose sells selling resale
use: use used using usage utilise operate uses utilised make_use_of
keep: keep kept retain retained hold remain preserve keeps keeping retains retention kept_on hold_on_to hang_on_to store_for carry_over carried_over leftover left_over
bring: bring brought carry take brings bringing carried
choose: choose chosen select selected pick picked option opt settle_on chooses choosing choice selects preferred pick_out decided_on
wait: wait waiting
work: work works working worked job operate staff go_back_to_work working_again back_to_work
live: live lives living lived reside residence occupy who_lives housed
stay: stay stays staying remain remains
check: check checks checked inspect inspection examine audit audited auditor review verify monitor checking inspecting inspections examined auditing audits auditors examines looked_at reviews reviewed look_over have_a_look keep_an_eye
carry_out: carry_out carried_out do did done perform performed job execute performing done_by implement implemented does_the_work
destroy: destroy destroyed delete deleted erase shred destroying deleting erased wipe wipe_out
borrow: borrow borrowed loan lend
enter: enter entry enters access come_in coming_in visit entering access_to come_inside let_in letting_in let_themselves_in
remove: remove removed removal take_down dismantle demolish come_off removing dismantled dismantling get_rid clear cleared knock_down take_out taken_out take_away taken_away strip_out
exceed: exceed exceeds over above more beyond
organise: organise organize run runs manage responsible head in_charge organised organizing runs_the in_charge_of
name: name named called title known names
language: language languages speak spoken translate english spanish french german italian portuguese dutch polish russian arabic chinese mandarin cantonese japanese hindi welsh irish turkish bilingual
clothes: clothes clothing uniform wear shoes dress jumper sweater sweatshirt pullover shirt jacket footwear trainers what_to_wear outfit kit kit_list boots coat jeans
equipment: equipment tools machine machines device appliance appliances gear
purpose: purpose aim goal objective intended used_for purposes used for_what
inherit: inherit inherits inheritance will estate legacy bequeath heir inheriting heirs beneficiary beneficiaries left_to gets_the_house who_gets left_behind leaves_to
death: death die dies died dead deceased deaths passed_away funeral bereavement die_of if_i_die pass_away after_my_death lose_someone
marriage: marriage marry married wedding divorce spouse wed
photo: photo photos photograph photographs picture pictures image filming
publish: publish published publication announce announced publishing publishes
ask: ask asked request requested demand apply asks asking requesting requests
wrong: wrong incorrect false mistake
fraud: fraud fraudster scam swindle swindler fake forged forgery cheat deceive counterfeit false phishing crook
double: twice double doubled duplicate duplicated duplicates two_times repeatedly
fuel: fuel petrol diesel gasoline kerosene
capacity: capacity seats seat passengers places fit_in hold_up carry
injury: injury injuries injured hurt wound wounded accident accidents bodily crash broke_his broke_her cut_himself got_hurt fell_down
pain: pain pains ache aches painful headache sore hurts hurt sting
crime: crime crimes criminal offence offences offense convicted conviction prosecute prosecuted prosecution prison imprisonment jail
evict: evict evicted eviction bailiff bailiffs kick_out kicked_out throw_out thrown_out repossess repossession possession lose_my_home lose_the_house forfeit forfeiture foreclose foreclosure put_out_on_the_street put_us_out chuck_out chucked_out lose_our_home make_me_leave
failed_payment: bounce bounces bounced returned_check returned_payment returned_payments rejected_payment insufficient_funds dishonoured declined failed_payment missed_payment miss_a_payment miss_payments unpaid
reminder: reminder reminders remind dunning chase chased
lift: lift elevator lifts elevators stairs staircase stairwell
floor: floor floors storey level ground_floor upstairs
cellar: cellar basement attic loft storage_room
balcony: balcony terrace deck patio veranda roof_terrace
furniture: furniture furnished sofa table bed wardrobe cupboards
window: window windows glass pane door doors gate fence fences wall hedge
mobile: mobile smartphone handset cellphone laptop computer tablet_computer device devices gadget gadgets phone phones mobile_phone mobile_phones cell cell_phone tablets_and_phones
valuables: valuables jewellery jewelry jewels ring watch possessions belongings personal_property contents
road: road roads street bridge path footpath pavement pedestrian pedestrians walk lane
train: train trains bus tram coach railway station metro taxi
letter: letter letters mail parcel parcels registered_post courier postal envelope by_post
form: form forms questionnaire template fill_in fill_out complete_the
identity: passport identity_card id_card identification driving_licence identify card
quality: quality standard standards rating rated grade score ranking
security: alarm alarms camera cameras cctv surveillance guard burglar_alarm keep_out break_into surveillance_camera
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
sport: sport sports exercise workout gym fitness
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
swimming: swim swims swimming swam pool pools
`
