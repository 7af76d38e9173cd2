/** What people call the same things of ordinary life: a concept's name, then its words; `_` joins words that stand together. */
export const concepts = `
price: price cost costs fee charge charges rate tariff expensive dear cheap pricey fares toll quote quoted charged charging premium premiums set_me_back sum_charged pricing price_tag steep valued_at costing bill come_to run_to charged_for price_of pay_for fee_for billed how_pricey dearly worth_it how_pricy costings tuition_fees
pay: pay paid payment remit settle spend hand_over fork_out out_of_pocket owe owed payable paying payments payer pays bear bears borne settle_up shell_out foot contribute contribution chip_in cough_up stump_up footing pick_up_the_bill foot_the_bill cover_the_cost pick_up_the_tab hand_over_money part_with meet_the_cost bear_the_cost expense at_your_expense at_your_own_expense own_cost settle_up_with foot_the
amount: amount sum figure value worth amounts sums figures grand quid how_much_money
total: total altogether overall aggregate sum all_in_all in_all grand_total totals totalling sums_to come_to comes_to added_up all_told everything_together all_up grand_sum combined
salary: salary wage wages pay earn earns earnings income remuneration compensation payroll paid gross net stipend allowance hourly_rate weekly_pay monthly_pay pay_rate payday pay_day pay_packet take-home per_annum a_year_gross wage_packet hourly basic_pay take_home an_hour pay_scale salary_of
rent: rent rental lease let letting rents renting rented tenancy hire hired monthly_rent rental_price
deposit: deposit bond security caution guarantee down_payment up_front advance hold blocked acompte paid_up_front part_payment advance_payment booking_fee retainer
refund: refund return returned repay repayment reimburse reimbursement give_back get_back money_back paid_back recover reimbursed repaid refundable credited back released release unblocked freed money_returned gets_back my_money_back get_my_money our_money_back moneyback reimbursements pay_me_back pay_us_back get_it_back get_anything_back see_my_money_again money_again credit_note credited_to repays repaying pay_back paying_back get_back_my
discount: discount reduction rebate cheaper concession off_the_price off_the_bill off_your_bill off_the_fee off_the_total off_the_final off_your_final off_the_rent reduced discounts reductions saving savings save knock_off taken_off bargain special_offer promotion lower_price price_cut money_off voucher coupon per_cent_off percent_off money-off deal knock_off_price reduced_rate concessionary off_the_price concessions off_the_invoice off_the_order off_your_next off_their
penalty: penalty fine fined late_fee punishment punish sanction surcharge liquidated penalties penalise penalised punished fines offence conviction infringement interest_on_late late_charge get_fined in_trouble get_punished fined_for financial_penalty penalty_charge fixed_penalty late_payment_fee default_charge late_interest charge_me punished_for fine_for consequence fines_for docked penalty_for get_into_trouble
interest: interest apr aprc interest_rate rate rates
loan: loan mortgage credit borrow borrowed lend lender advance loans credits financing finance drawdown lending principal lending_amount owe_the_bank lent advance_of loaned repayable borrowing lent_me money_lent
debt: debt owe owed arrears outstanding unpaid balance due overdue liability back_rent debts owing shortfall owes payable unsettled behind_with fall_behind catch_up in_the_red shortfall_on amount_outstanding overdraft still_owe indebted behind_on what_i_owe in_debt amounts_due sums_due outstanding_amount what_we_owe still_owing still_owed left_owing the_rest rest_of_the remainder
tax: tax taxes vat gst duty levy levies taxed withholding income_tax national_insurance council_tax stamp_duty taxable taxman revenue_service hmrc irs taxed_on tax-free tax_free taxation sales_tax value_added_tax use_tax excise customs duties turnover_tax
increase: increase increases raise raised rise rises go_up goes_up higher dearer grow grew uplift rising gone_up going_up put_up hike raising adjusted uprating climb go_higher costlier hiked inflation inflation-linked escalate step_up revised_upwards upward dearer_than pricier more_expensive put_the_price_up put_the_rent_up go_up_by raise_the uplifted increased indexed put_up_the more_from
decrease: decrease reduce reduced lower lowered cut fall fell drop dropped less decline fallen falling drops lowering shrink down reductions cheaper come_down bring_down cut_back diminish scaled_back shorten slash shrunk downward cheaper_than less_money cut_down cutting cuts taper go_down goes_down going_down gone_down downwards downward_only trimmed trim brought_down
maximum: maximum max most at_most limit limited cap capped ceiling exceed exceeding not_more no_more up_to never_more highest capping not_exceeding not_exceed upper_limit biggest largest worst longest the_most at_the_most as_much_as highest_amount upper cap_on no_more_than limited_to up_to_a_maximum ceiling_of
minimum: minimum min least at_least lowest no_less smallest shortest lower_limit at_the_least a_minimum_of not_less_than no_fewer oldest or_later or_newer or_higher or_above at_a_minimum earliest_supported
free: free no_charge gratis complimentary without_charge waived at_no_cost no_extra_cost exempt for_nothing nil free_of_charge no_fee no_cost not_charged without_paying at_our_expense on_the_house gratuitous doesn't_cost no_extra nothing_extra for_free costless included_in_the_price no_surcharge without_extra rent-free rent_free pay_nothing not_pay_anything nothing_to_pay without_payment cost_nothing
extra: extra additional addition on_top supplement surcharge further more extras additionally supplementary on_top_of more_money bonus_cost added topped_up top_up supplementary_charge surcharges additional_charge on_top_of_that extra_charge
bonus: bonus premium gratuity commission incentive christmas bonuses extra_pay thirteenth_month
instalment: instalment instalments installment installments monthly stages in_parts staggered spread_over tranche tranches payment_plan bit_by_bit little_by_little in_bits in_stages monthly_payments pay_off pay_over_time in_chunks bit_at_a_time pay_in_stages monthly_instalment repayment repayments pay_by_instalments split_the_bill in_several_payments pay_bit_by_bit several_payments spread over_a_while over_time
invoice: invoice bill billed statement invoices bills billing invoiced bill_for billing_statement
insurance: insurance insured insure insurer cover covered covers policy insures underwriter policyholder protection protected under_guarantee included include includes insured_by insurers underwritten on_cover premium_cover coverage insurances policies insurance_company
excess: excess deductible pay_myself own_share retention excesses out_of_my_pocket pay_ourselves pay_yourself first_part bear_myself pay_out_of_pocket out_of_pocket self-insured my_share first_amount
claim: claim claims claimed compensation claimant claiming entitlement make_a_claim put_in_a_claim payout pay-out pay_out claim_for pay_me_for get_paid_for claim_back compensated
damage: damage damaged damages harm loss broken break broke destroyed destroy ruined damaging wrecked ruin shattered cracked scratched defective crash collision accident crashed scratch dent dents dented bumped smashed smash torn rip ripped stain stained wear deteriorated breakage breakages broke_it wreck ruins breaks damaged_by spoilt spoiled wrecks leak leaking faulty squashed crushed bent
theft: theft thief steal stolen burglary burglar break-in burgled robbery robbed stealing stole thieves theft_of break_in break-ins mugged pickpocket nicked pinched robber snatched rob robs took_it taken_from burgled_by stole_it made_off nick swiped lifted purse wallet handbag pickpocketed stole_my robbed_of stolen_from
flood: flood floods flooded flooding river escape_of_water leak leaks burst overflowing water_damage seep inundation pipe pipes burst_pipe soaked waterlogged deluge
storm: storm gale wind hurricane weather hail
fire: fire burn burned burnt blaze smoke flames fires burning smoke_damage flame candles candle fireworks set_fire
account: account iban bank_account sort_code accounts bank_details payee bic swift account_number
transfer: transfer transferred direct_debit standing_order wire transfers remittance remit bank_transfer bank_payment pay_by_bank bacs sepa wire_transfer move_over move_money wire_money send_the_money leave_the_country leave_europe sent_abroad outside_the_eea outside_the_eu outside_europe third_country third_countries
cash: cash money coins banknotes notes in_cash hard_cash banknote pocket_money spending_money
cheque: cheque check
budget: budget budgeted planned allocation
profit: profit profits earnings ebitda surplus margin profitable earned make_money bottom_line
revenue: revenue revenues sales turnover sell sold brought_in income proceeds takings take earn earned grossed
dividend: dividend dividends payout distribution
shareholder: shareholder shareholders shares stockholder investor owner
expense: expense expenses costs spending spent outlay disbursements expenditure spend outgoings overheads train_ticket train_tickets travel_expenses travel out-of-pocket expenses_claim claim_expenses
grant: grant scholarship subsidy funding bursary award funded hardship_fund social_fund financial_help financial_assistance means-tested help_with_the_cost fund funds government_money subsidies bursaries
gift: gift gifts present presents donation give_away donate donated donations bequest bequeath leave_to leave_money left_me
pension: pension retirement retire retires superannuation retiring stop_working nest_egg retirement_benefits superannuation_fund pensioner pensioners drawing_my_pension draw_my_pension retired
contract: contract agreement deal lease deed arrangement document contracts agreements deals arrangements agreement_with arrangement_with
sign: sign signed signature signs signatory executed signing undersigned signatories initialled put_my_name sign_up_to autograph countersign countersigned sign_it put_our_names countersigns signs_off put_pen_to_paper
begin: begin begins start starts starting started commence commencement commences effective first_day move_in enter_into_force take_effect opens begun commencing launch launched kick_off go_live goes_live come_into_force entry_into_force in_effect take_up onset opening starting_date get_going get_started planned first_day_at_work start_work kicks_in kick_in gets_going underway under_way get_under_way commenced embark starts_on beginning commencement_date begin_work opening_day up_and_running live_date in_use go-live golive launching
end: end ends ended ending expire expires expiry finish over run_out runs_out lapse lapses conclude concludes until maturity mature matures up terminates terminated terminate finishes finished closes run_until last_until through stop up_to complete completion comes_to_an_end wraps_up wrap_up wind_up over_and_done close_of done_with hold_good last_day_of expires_on end_date finish_date over_with
cancel: cancel cancellation terminate termination end break_off get_out withdraw withdrawal leave quit opt_out rescind break back_out revoke tied cancelled canceled cancelling canceling cancels terminating terminates withdrawing withdrawn exit exiting ending pull_out call_off undo void backing_out walk_away early_termination early drop_out change_my_mind stop_early end_it switch get_out_of pull_the_plug wriggle_out called_off scrap scrapped dropped_out get_rid_of pulled_out pulling_out bail back_out_of terminated_early unsubscribe drop_it opt-out pull_the_plug_on walk_away_from free_myself leave_early get_rid call_the_whole_thing_off stop_the_contract step_back jump_ship ditch dump bow_out duck_out break_clause get_out_of_this get_out_early opt_to_end bring_to_an_end walk_out stop_any_time surrender_the backed_out
notice: notice warning advance_notice notify notification in_advance beforehand ahead prior notices notified forewarn alert warn warned tell inform heads_up let_them_know give_notice advance_warning how_far_ahead far_in_advance serve_notice notice_period how_early how_much_warning forewarning warned_of how_much_warning_of advance_notification prior_warning
renew: renew renewal renewed renews extend extension extended continue continues carry_on prolong automatically roll_over renewing rolls_over rolled_over carries_on automatic extends prolonged prolongation another_term roll_on keeps_going go_on_automatically renew_itself auto-renew auto-renewal rollover keep_going carry_over go_on carry_on_with rolling continues_automatically prolongs another_year next_year_automatically stay_on staying_on stay_longer remain_after right_to_renew renewable hold_over carried_on keeps_on go_on_for went_on
landlord: landlord lessor owner proprietor letting_agent landlady landlords house_owner letting_agency manager agent property_owner housing_association property_manager letting_agents owner_of_the_flat who_owns_the_flat house_agent owner_of_the_house
tenant: tenant lessee renter occupier resident occupant tenants lessees renters flatmate tenancy lodger leaseholder leaseholders lodgers tenant's renting_person housemate
home: home house apartment flat premises unit dwelling property residence place accommodation building houses flats apartments household dwellings lives address bungalow property_insured place_to_live property's abode domicile maisonette studio semi cottage where_i_live our_place the_place premises_at
room: room bedroom kitchen bathroom rooms bathrooms bedrooms kitchens shower toilet bath lounge attic_room spare_room box_room dining_room living_room ensuite loo wc
sublet: sublet sublease subletting assign assignment lodger airbnb short-stay take_over replacement_tenant transfer subtenant sub-let sub-tenant rent_out let_out pass_on short-term_rental short-term_let holiday_let list_it lodgers rent_to_tourists paying_guest underlet underletting letting lettings lets let rent_it rents_out renting_out airbnbs short_lets second_homes
move_out: move_out moving_out moved_out vacate vacating leave leaving left surrender possession moves_out out_of_the_house out_of_the_flat departure quit_the leave_the_flat leave_the_house end_of_tenancy handover hand_back_the_keys get_out_of give_up_possession deliver_up yield_up leave_the_property leave_the_premises hand_over_the_flat vacated leave_the_place moved_away clear_out clear_off
guest: guest guests visitor visitors visit friend stay stays overnight friends relatives visiting somebody_else companion accompany bring_someone company friends_over someone_over boyfriend girlfriend overnight_guests mate mates buddy buddies pal pals plus_one somebody_along someone_along bring_along take_along my_sister my_brother my_mother my_parents my_friends my_boyfriend my_girlfriend somebody_to_stay
pet: pet pets animal animals dog cat cats dogs puppy hamster rabbit bird parrot fish tank hens hen chickens chicken goats goat livestock farm_animals poultry pets' horse pony rabbits birds guinea_pig pooch reptile labrador terrier kittens budgie
dog: dog dogs puppy
cat: cat cats kitten
smoke: smoke smoking vaping cigarette tobacco e-cigarette
noise: noise noisy loud quiet sound disturbance decibel noises music party parties drill drilling hammering peace racket din rowdy instrument piano drums nuisance play_music practise trumpet guitar violin loud_music hoover vacuum_cleaner rowdiness
repair: repair repairs repaired fix fixed mend mended maintain maintenance service works upkeep repairing fixing broke broken_down maintained servicing overhaul restoration technician engineer put_right put_it_right sort_out get_it_fixed make_good fixes patched patch rectify rectified rectification remedy broken_boiler plumber electrician handyman fixer call_out renovate renovation renovated look_after looks_after looking_after keep_up keep_in_order get_fixed patch_up
heating: heating heat heater boiler furnace radiator warm heaters heats boilers radiators thermostat hot_water heat_pump heated central_heating warmth cold_flat stove freezing_flat radiator_broken warm_water
water: water sewer tap drinking drinking_water tap_water well
electricity: electricity electric power energy current kwh electrical socket lights light lighting power_supply consumption kilowatt plug_sockets blackout power_cut wiring rewiring plug plugs sockets fuse fuses fuse_box
gas: gas
internet: internet wifi wi-fi broadband online web router fibre speed download upload online_access wireless network_access megabit mbit/s wlan hotspot fiber wifi_password data_line
garbage: garbage trash waste rubbish bin bins refuse recycling litter dustbin recycle disposal dispose throw_away throw_out dump landfill junk bulky_waste wheelie sack household_waste recycling_bin skip rubbish_collection black_bag green_bin
parking: parking park garage space parked car_park parking_space carport garages driveway leave_the_car leave_my_car bay bays parking_spot leave_the_van park_up
car: car cars vehicle vehicles automobile van motor lorry truck vans motorbike motorcycle drive camper caravan trailer recreational_vehicle motorhome rental_car hire_car wheels my_wheels pickup suv hatchback moped scooter
bicycle: bicycle bicycles bike bikes cycle cycles
key: key keys lock locks fob keyring unlock locksmith spare_key access_card latchkey door_code entry_code lockout locked_out keycard chip tag tags fobs swipe_card
garden: garden yard lawn allotment plot gardening lawns grass trees tree hedge plants backyard bonfire mow mowing weeds hedges outdoor_space flower_bed patio shrubs gardener
clean: clean cleaning cleaned cleaner tidy hygiene cleans swept sweep sweeping wash washed washing vacuum dirty tidying tidied spotless scrub mop hoover dust dusting stains mopping cleaning_lady
paint: paint painted painting decorate redecorate colour walls decorating redecorating redecorated wallpaper
build: build built construct constructed construction erect building builds builder builders works extension convert conversion erected structure put_up knock_down building_work loft_conversion outbuilding shed construction_site building_site put_up_a_fence build_on add_on extensions annexe refurbish refurbishment
neighbour: neighbour neighbours neighbor neighbors
meter: meter meters reading
employer: employer company firm business corporation enterprise organisation organization group employers firms companies businesses who_i_work_for my_work my_firm the_boss workplace
employee: employee employees worker workers staff personnel workforce employ employed people team headcount colleague colleagues temp temps crew folks teammates team_member hands leaver leavers
boss: boss manager supervisor line_manager superior report_to reports_to head chief in_charge runs leader managers superiors supervised reporting reports leading led heads lead director principal head_teacher answer_to my_superior head_of line_managers lead_by in_charge_of supervisors overseer who_runs headed headed_by to_whom_you_report
dismiss: dismiss dismissed dismissal fire fired sack sacked sacking terminate terminated let_go redundancy lay_off termination dismissing sacks axed made_redundant given_the_boot lose_my_job fire_me throw_out get_rid_of kick_me_out given_the_sack lost_his_job lost_her_job let_me_go sacked_for fired_for end_my_employment lay_me_off laid_off let_them_go sacked_on_the_spot on_the_spot get_rid_of_me fires
resign: resign resigned resignation quit leave leaves step_down give_notice hand_in_notice resigning resigns quitting depart leave_the_company leave_the_job hand_in_my_notice walk_out pack_it_in jack_it_in leave_my_job change_jobs throw_in_the_towel quit_my_job find_another_job new_job resignations step_aside retire retires retiring stepping_down stand_down standing_down steps_down
job: job position post role occupation work employment vacancy duties jobs vacancies positions posts roles gig employment_as line_of_work do_for_a_living assignment
holiday: holiday holidays vacation annual_leave leave days_off time_off away vacations leave_days days_of_leave paid_leave time-off off_work much_leave any_leave my_leave sick_leave_days days_off_work break_from_work time_away pto annual_holiday leave_entitlement leave_year annual_break weeks_off a_week_off some_time_off holidaying
sick: sick sickness ill illness absence absent unwell disease medical doctor incapacity throwing_up vomit sickly ill-health doctor's_note medical_certificate flu fever off_sick unfit poorly temperature threw_up thrown_up throws_up vomiting nausea stomach_bug off_with off_work_ill under_the_weather call_in_sick flu-like bug catch_something sick_pay statutory_sick_pay laid_up off_ill ill_in_bed gp_note fit_note covid cold catch_a_cold headache signed_off vomited being_sick been_sick puking sick_note sick_notes sickness_certificate self-certificate self-certify incapacity_certificate falls_ill fall_ill fell_ill taken_ill can't_work
probation: probation probationary trial trial_period probation_period tryout try-out try_out test_period trial_months trial_run first_months try_me_out
hours: hours working_time shift shifts timetable full-time part-time working_hours hours_a_week shift_pattern when_do_i_work clock_on clock_off work_times start_and_finish rota roster working_day start_time finish_time part_time full_time clock_in clock_out working_week shifts_start
overtime: overtime on_call standby unsocial stay_late work_late extra_hours longer_hours time_in_lieu in_lieu lieu extra_shift extra_shifts longer_day stay_on extra_time
weekend: weekend weekends saturday sunday
remote: remote remotely home_office work_from_home telework hybrid from_home working_from_home teleworking sofa couch from_my_kitchen at_my_own_desk off-site offsite from_the_kitchen work_at_home working_at_home out_of_the_office mobile_working remote_working remote_work homeworking home_working work_remotely
training: training course courses train seminar qualification learn trainings trained instruct instruction induction apprenticeship learning workshop workshops upskilling trainee onboarding schooling certificate_course diploma degree
experience: experience skills knowledge background experienced competence expertise qualified
apply: apply application applications applicant candidate applying applied applies applicants submit submission
interview: interview interviews
proof: proof prove certificate evidence document documents receipt note confirmation proofs certificates receipts proven attest vouch paperwork evidence_of supporting_documents certified_copy show_that letter_from certificate_of show_proof proof_of
hire: hire hired appoint appointed recruit engage poach solicit hires hiring recruitment recruiting employ employs employing take_on take_someone_on hiring_me hire_me taking_on offer_of_employment add_one_more new_starter new_hire onboard bring_in
child: child children kid kids son daughter baby minor toddler infant under kids' daughters sons youngster teenager teenagers under-age youth juvenile year-old year-olds teen teens grandchild granddaughter grandson schoolchild schoolchildren pupil pupils youngsters little_one little_ones young_people teenage toddlers boys girls infants schoolkid lad lass boy girl youngest eldest offspring little_boy little_girl bairn junior juniors schoolchild my_daughter my_son
parent: parent parents mother father guardian mum dad mums dads guardians mums_and_dads carer carers stepfather stepmother next_of_kin step-parent single_parent mother's father's foster
family: family spouse wife husband partner brother sister sibling siblings relative relatives nephew niece relation families uncle aunt cousin grandparents grandmother grandfather in-laws son daughter granny grandma grandpa grandad aunties dependants dependant loved_ones household
customer: customer customers client clients buyer purchaser consumer guest customers' buyers shoppers subscriber subscribers shopper clientele patron
supplier: supplier vendor seller contractor provider dealer yard suppliers vendors sellers contractors merchant firm_that company_that tradesman tradesmen builder's caterer who_supplies trader
doctor: doctor physician gp surgeon clinic practitioner doctors doctor's surgeons specialist nurse pharmacist consultant cardiologist medic medics consultants family_doctor general_practitioner physicians doctor_in_charge doc surgery_staff paediatrician psychiatrist midwife nurses gynaecologist
lawyer: lawyer lawyers solicitor attorney counsel legal_adviser barrister legal_advice legal_representative law_firm legal_help legal_aid advocate law_centre legal_advisor legal_advisors legal_advisers solicitors attorneys
judge: judge justice tribunal magistrate adjudicator judges tribunals
police: police officer constable officers constables garda gardaí cops cop police_station sheriff
bank: bank lender building_society
witness: witness witnessed presence attested witnesses
author: author write wrote written writes prepared drafted by
chair: chair chairman chairwoman chairperson presided president presides presiding chaired leads_the_meeting
director: director directors executive ceo chief officer board management ceo's cfo managing_director chief_executive chiefs
clerk: clerk secretary administrator
agent: agent representative attorney proxy on_behalf delegate stand_in proxies deputise in_my_place in_his_place on_my_behalf authorised_person
contact: contact contacts call ring phone telephone helpline hotline reach e-mail email mail turn_to speak_to line dial get_in_touch enquiries inquiries queries questions turn speak talk phones telephones ringing whom_do_i_ring ring_up service_desk get_hold_of get_through speak_with talk_to whom_to_call get_in_contact who_to_ask drop_a_line ring_for call_for reach_them reach_you give_a_ring give_a_call who_to_call who_do_i_tell turn_to_with hot_line customer_service customer_services
emergency: emergency urgent urgently at_night after-hours after_hours 24-hour emergencies out_of_hours 999 112 911 ambulance life-threatening accident_and_emergency life_threatening ring_999 call_911 rescue fire_brigade
member: member members membership members' membership_fee subscriber
student: student students pupil pupils learner
teacher: teacher teachers tutor lecturer teachers' instructor coach trainer
court: court courts tribunal bench judge's go_to_law sue suing sued take_them_to_court legal_action lawsuit litigation proceedings judge judges
decision: decision decide decided ruling rule ruled judgment judgement order ordered verdict resolution resolved award outcome result settled_on decides deciding decisions rulings resolve resolves conclude concluded concludes finds found held chose final_say made_up_their_mind verdicts determination determined concluded_that say_in_the_end agreed upshot decide_on settled undecided final decided_already
appeal: appeal appeals challenge challenged contest contested objection object dispute review reconsideration appealed challenging objections objecting contesting oppose opposing complain fight overturn hearing aggrieved reconsider fight_it fight_this take_it_further dispute_it go_against fight_back do_something_against don't_agree not_happy object_to second_opinion fight_the_decision do_about_it take_it_higher ask_for_a_review get_it_changed challenge_it overturned opposed still_argue argue_the_point object_anyway stand_your_ground
win: win won succeed succeeded upheld well-founded granted successful allowed wins winning prevail prevails favour get_my_way come_out_on_top in_my_favour won_the_case gets_the_job get_the_job gets_the_contract
reject: reject rejected dismissed refuse refused refusal deny denied decline declined turn_down turned_down not_well-founded rejects rejection turned_away unsuccessful not_granted knocked_back refuses thrown_out turning_down knocked_down shot_down say_no_to rejecting throw_out not_accepted not_approved said_no
approve: approve approved approval accept accepted agree agreed carried adopt adopted endorse approves agreeing accepts accepting granted signed_off passed ratified confirm confirmed say_yes say_no said_yes give_the_nod green_light go_ahead give_consent agree_to okayed sign_off pass_the given_permission agreed_to consented nod
reason: reason reasons why because cause caused due grounds grounds_for because_of owing motive explanation what_for how_come on_account_of what_made what_led behind_it cause_of reason_for
law: law laws governed governing legislation statute jurisdiction rules legal governing_law legally country's country courts which_country's governed_by
liable: liable liability responsible responsibility accountable bear answerable blame liabilities responsible_for on_the_hook held_responsible at_fault carry_the_can be_blamed whose_fault to_blame pays_for_damage foot_the_bill_for pay_for_it answer_for held_liable
confidential: confidential confidentiality secret secrets secrecy disclose disclosure private non-disclosure keep_secret kept_secret non-public privately hush tell_anyone spread keep_quiet keep_to_myself talk_about speak_about gossip share_with discuss keep_it_quiet made_public make_public not_public reveal revealed reveals anonymous anonymously anonymity undisclosed leak leaks leaked proprietary trade_secret trade_secrets under_wraps hush-hush sensitive private_matters
compete: compete competition competitor competing rival non-compete rivals rival_firm competitors go_to_a_rival work_for_a_rival rival_company other_company same_trade rival_business open_my_own set_up_my_own start_my_own own_business same_line_of_business in_the_same_business
fault: fault blame contributory negligence defect faults blamed own_fault contributed messed_up went_wrong whose_mistake to_blame my_fault their_fault attributable blamed_for responsible_for_the contributory_negligence
complaint: complaint complaints complain complained grievance complaining ombudsman dissatisfied unhappy not_satisfied unhappy_with moan dissatisfaction grumble complain_about complain_to not_pleased bad_service unhappy_about grievances
deadline: deadline due latest by until before no_later last_day closing_date deadlines time_limit cut-off at_the_latest closes closing time_left last_chance no_longer_than be_in_by have_to_reply cut_off latest_date last_date ready be_ready be_done be_finished last_moment final_day too_late by_what_day until_what_date how_late run_out_of_time in_time cutoff
period: period term duration length time long periods lasts last lasting spell span
valid: valid validity in_force remain effect apply applies good still_good good_for in_date hold_good holds_good remain_open hold_true still_count still_counts counts stand stands binding expire expired void
permit: permit permitted allow allowed may can authorize authorise entitled admitted welcome free_to permission allows allowing permits can't lets okay ok is_it_ok is_it_okay alright all_right allowable permissible at_liberty free_to_do am_i_free get_away_with entitled_to be_able_to can_we have_the_right may_we is_it_allowed gets_to be_entitled licence license licences licenses licensed licensing
forbid: forbid forbidden prohibit prohibited ban banned not_allowed must_not may_not no_longer forbids barred prohibits not_permitted no refuse refused off_limits no-go not_ok against_the_rules strictly_no outlawed must_stay_at_home get_into_trouble_for not_supposed_to a_no-no disallowed excluded_from out_of_bounds out_of_the_question refrain off-limits
require: require required requirement must need needs needed obligation obliged have_to necessary compulsory mandatory requires obligatory obliges oblige cannot_avoid be_made_to bound_to supposed_to made_to necessary_to obliged_to force forced prerequisites minimum_requirements required_for needed_for necessity
condition: condition conditions requirement circumstances provided if terms conditional subject_to prerequisite provided_that criteria
exception: exception exceptions except exclude excluded excludes exclusion unless exempt exempted waive apart_from other_than excluding exemption exemptions save not_covered with_the_exception_of except_for unless_it carve-out let_off excused does_not_apply doesn't_apply does_not_count
consent: consent permission approval agreement authorisation without_asking asking consents approve agree say-so go-ahead say_yes permission_from ask_first have_to_ask green_light written_agreement prior_approval nod written_consent prior_consent okay_from without_consent
right: right rights entitled entitlement entitle entitles claim_to
ignore: ignore do_nothing nothing not_respond no_answer fail failure failing hear_nothing otherwise not_comply ignores ignoring ignored neglect fail_to doing_nothing don't_do don't_reply don't_pay don't_react silence sit_it_out don't_bother take_no_action no_reaction fail_to_respond no_response no_reply leave_it let_it_slide sit_tight not_do_anything throw_it_away don't_show_up fails_to omission
medicine: medicine medicines medication drug drugs tablet tablets pill pills capsule capsules dose medicinal remedy painkiller antibiotic antibiotics ibuprofen paracetamol aspirin meds drops syrup inhaler cream ointment injection injections jab blood_thinner tranquilliser statin penicillin pill_bottle tablet_form patch patches spray prescription_drug treatment inhalers epipen medicinal_products own_medicine
dose: dose dosage doses take quantity dosing spoonful spoonfuls millilitres how_much_to_take teaspoon milligrams times_a_day daily_amount how_much_do_i_take at_a_time daily_dose puffs
overdose: overdose too_much too_many swallowed_more too_high more_than overdosing swallow took_too_many too_many_pills double_dose
forget: forget forgot forgotten missed miss missed_one skip skipped slipped_my_mind overlook overlooked
side_effect: side_effect side_effects adverse reaction reactions undesirable complaint symptom symptoms side-effect side-effects unwanted harm rash nausea dizziness bad_reaction feel_ill make_me_ill unwell_from swelling itching drowsy sleepy upset_stomach tired sleepiness constipation diarrhoea hair_loss put_on_weight weight_gain
pregnancy: pregnancy pregnant breast-feeding breastfeeding expecting baby nursing breastfeed breast-feed breastfed trying_for_a_baby mother-to-be breast_milk nurse_him nurse_her
allergy: allergy allergic allergies nut-free nut_free allergen allergens anaphylaxis
alcohol: alcohol alcoholic wine beer booze pint spirits whisky champagne glass_of_wine being_drunk get_drunk drink_and_drive
drive: drive driving driver licence machines drives drove drivers driver's steering machinery behind_the_wheel behind_the_steering get_behind take_the_wheel at_the_wheel drive_home operate_machinery car_keys get_in_the_car
food: food meal meals eat eating lunch breakfast dinner catering snack foods dishes canteen restaurant cooking kitchen supper brunch refreshments buffet packed_lunch hungry bite_to_eat feed fed picnic picnics sandwich sandwiches self-catering full_board half_board bring_food
disease: disease illness condition disorder infection diagnosis diseases illnesses infections disorders what_was_wrong what_is_wrong wrong_with what_he_had what_she_had ailment suffering suffer_from suffers medical_condition diagnoses diagnosed suffers_from cancer diabetes diabetic epilepsy asthma heart_disease
treatment: treatment treat treated therapy operation cure treatments treating operated surgery scan medical_treatment operated_on surgical stent implant implanted physiotherapy rehab rehabilitation procedure procedures knee_operation under_the_knife anaesthetic chemotherapy
hospital: hospital clinic ward surgery emergency_department casualty a&e a_and_e inpatient admitted discharged er wards operating_theatre accident_and_emergency
patient: patient patients
store: store stored storage keep kept refrigerate fridge stores storing shelf cupboard cool dry put_away stash keep_cold hosted host hosting hosts archive archived archiving repository put_it_in safe_place safekeeping
safe: safe safety danger dangerous hazard protective risk safely hazards hazardous protect protects harmful harm_me unsafe poisonous toxic dangers dangerous_to danger_to secure hazardous_to worry worrying structural critical harmless
trip: trip trips travel travelling journey outing excursion tour visit tours excursions journeys school_trip day_out holiday_camp residential getaway vacationing cruise city_break trek hike camp holiday holidays vacation vacations visits
arrive: arrive arrival arrives check-in check_in entry turn_up_at show_up_at back_home drop_off drops_off dropped_off dropping_off drop-off get_there be_there reach get_in check_us_in arriving get_there_by
pick_up: pick_up picks_up picked_up picking_up collect collected collects collecting collection fetch fetched departure picks_her_up picks_him_up hand_over handed_over gather
vaccine: vaccine vaccines vaccination vaccinations vaccinated vaccinate jab jabs shots immunised immunisation inoculated
depart: depart departure leave leaves check-out check_out departs departing departures set_off sets_off leaves_at leaves_from pull_away get_away
flight: flight flights plane airline airport fly flying airplane aircraft take_off takeoff takes_off boarding
luggage: luggage baggage bag bags suitcase suitcases holdall rucksack backpack carry-on hold_bag hold_bags cases trunk
ticket: ticket tickets fare fares admission
hotel: hotel hotels accommodation lodging alternative_accommodation inn somewhere_else_to_live temporary_accommodation b&b guesthouse hostel resort villa somewhere_to_stay place_to_stay put_up_in bed_and_breakfast lodgings alternative_housing
delay: delay delayed delays late lateness overdue behind miss delaying postponed postpone put_off holdup tardy overrun put_back pushed_back held_up running_late not_on_time held_back slip slipped behind_schedule late_for postponement behind_time hold-up pushed_out overran later_than_planned too_late a_day_late come_late comes_late
passenger: passenger passengers traveller travellers
booking: booking booked book reserve reservation bookings reserved reservations appointment slot missed_appointment turn_up show_up make_an_appointment next_appointment see_the_doctor appointments clinic_date slots reschedule booked_for reserving table_for bookable
school: school schools college academy schools' schooling nursery kindergarten term-time primary_school secondary_school pre-school university uni
lesson: lesson lessons class classes teaching term timetable classroom
exam: exam exams examination test marks grade tested mark result_of pass_the_exam fail_the_exam grades pass_mark assessment
meeting: meeting meetings assembly session conference assemblies conferences gathering get-together evening_for information_evening parents'_evening gathering_of get_together agm annual_general_meeting gathered call sit_down talk_over catch-up
vote: vote voted votes against favour opposed ballot carried voting voter ballots abstained abstain
elect: elect elected election appoint appointed re-elected elections appointing chosen
attend: attend attended attendance present come take_part participate attending attendees come_along join join_in sign_up enrol takes_part go_to come_to_the show_up be_there sign_in
absent: absent absence apologies missing away absentees not_present sent_apologies couldn't_come not_turn_up never_turns_up no-show no-shows
system: system systems software program application app tool platform erp tools applications platforms old_program old_software legacy
data: data information records files personal_data erase delete erased deleted personal_details my_details private_information information_about_me personal_information my_info private_details database file dossier
password: password passwords login credentials access log_in sign_in passcode pin pin_code log-in credential username user_name passphrase authenticate authentication authenticated sign-in two-factor
outage: outage breakdown failure incident downtime down interruption disruption failed crashed crash offline unavailable broke_down crash_of went_down goes_down stop_working_of not_working broke_off fell_over knocked_out not_available couldn't_use stopped_working unreachable crashing freezes hangs hung panic went_dead conked_out packed_up shut_itself_down up_time uptime no_service connection_is_down network_is_down cut_off no_connection
error: error errors fault mistake bug defect mistaken bugs glitch
user: user users person persons people seat seats licence licences licensed_users
weight: weight weigh weighs heavy kg kilograms pounds weighing kilos kilo kilogram tonnes
size: size big large dimension dimensions area square measure measures width height long high tall space sizes large-scale surface square_metres square_feet floor_area square_meters spacious acreage footprint
height: height high tall metres meters
distance: distance far kilometres miles km metres
speed: speed fast quick rate mph
battery: battery batteries charge charged rechargeable without_a_socket
charge: charge charging charger plug
temperature: temperature degrees hot cold warm celsius how_warm
colour: colour color colours colors
warranty: warranty guarantee guaranteed warranted warranties guarantees how_long_guaranteed faulty break_down_within guarantee_period breaks_down stops_working guarantee_for guaranteed_for
delivery: delivery deliver delivered deliveries ship shipped shipping shipment dispatch send delivering shipments dispatched consignment handed_over arrive_at_my_door turn_up_with turns_up arrives_at drop-off shipped_to come_in_the_post couriered
spare_part: spare_part spare_parts parts replacement_parts components
install: install installed installation fit fitted fitting set_up mount installing installs fix_up put_in assembled assembly mounted roll_out rolled_out deploy deployed deployment plug-in setup
return: return returned send_back give_back hand_back bring_back bring_it_back hand_it_back refill bring_something_back take_back take_it_back send_it_back sending_back send_something_back bring_back_to give_it_back give_them_back hand_them_back returnable
product: product products goods stuff item items article merchandise products' wares
manufacturer: manufacturer maker producer made_by holder brand
number: number no reference ref code id identifier numbers refs codes reference_number
address: address addresses where located location situated street whereabouts
place: place location site venue where held spot places venues spots whereabouts whereabouts_of
email: e-mail email mail
result: result results outcome finding findings conclusion rating found resulted came_out upshot came_of upshot_of
test: test tests tested testing trial check blood_test sample
measure: measure measures action actions step steps remedy improvement corrective recommendation measures_taken remedial fixes
risk: risk risks danger threat exposure
problem: problem problems issue issues trouble difficulty difficulties went_wrong problems' fault faults wrong hitch snag snags what_went_wrong trouble_with go_wrong goes_wrong matter_with malfunction malfunctions acting_up not_right what_is_wrong trouble_shooting troubleshooting
change: change changes changed alter alteration amend amended amendment modify modified adjust changing altering amendments amending modifying switch switched switching vary varied different_from changed_from new_terms switch_to swap_date rearrange rearranged altered moved moved_from rescheduled shifted changed_to amended_to switched_to instead_of updated_to revise revised swap swaps swapped swapping change_over changeover
replace: replace replaced replacement swap swapping exchange exchanged substitute new supersede superseded steps_in instead replaces replacing substitutes takes_over take_over_from succeed succeeds successor stand_in stand_in_for fill_in_for in_place_of deputise new_one another_one swap_out renew renewed renewal
stop: stop stopped cease suspended suspend discontinue halt give_up stops stopping ceases halted halting call_a_halt cut_out quit_using leave_off
pause: pause freeze freezing on_hold hold interrupt suspend
open: open opens opening opened hours opens_at opening_hours opening_times
close: close closed closes closing shut shuts holidays shut_down shutting wind_up winding_up
lose: lose lost losing missing loss forfeit loses losses misplaced forfeited mislaid gone_missing lost_it lose_the miss_out forgo forego
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
evening: evening pm afternoon afternoons after_school
old: old age aged born birth
often: often frequency frequently times once twice every interval
part: part share portion proportion percentage percent fraction
people: people persons person staff attendees number_of participants volunteers adults folk guests_in_all heads
receive: receive received receives get gets got obtain paid entitled receiving recipient entitled_to
give: give given provide provided provides supply offer grant granted hand gives giving gave handed
send: send sent submit submitted hand_in mail post posted deliver lodge file filed return sends sending sent_to forward forwarded submitting lodging hand_over_to mail_to post_it mail_it mailed drop_in_the_post hand_it_in put_in file_it
tell: tell told inform informed notify notified report reported communicate let_know say telling informs notifies reports reporting announce disclose let_you_know report_to say_so must_you_know let_the_school notify_us own_up say_to_them break_the_news mention flag make_known own_up_to hear_of hear_about get_to_hear find_out_about got_word copy_sent copied_to made_aware aware_of
buy: buy bought purchase purchased acquire buys buying purchases order ordered
sell: sell sold sale transfer dispose sells selling resale selling_off sold_off
use: use used using usage utilise operate uses utilised make_use_of
keep: keep kept retain retained hold remain preserve keeps keeping retains retention kept_on hold_on_to hang_on_to store_for carry_over carried_over leftover left_over hang_onto hold_onto
bring: bring brought carry take brings bringing carried
choose: choose chosen select selected pick picked option opt settle_on chooses choosing choice selects preferred pick_out decided_on
wait: wait waiting how_long_until
work: work works working worked job operate staff go_back_to_work working_again back_to_work
live: live lives living lived reside residence occupy who_lives housed living_there move_in_with stay_with
stay: stay stays staying remain remains
check: check checks checked inspect inspection examine audit audited auditor review verify monitor checking inspecting inspections examined auditing audits auditors examines looked_at reviews reviewed look_over have_a_look keep_an_eye
carry_out: carry_out carried_out do did done perform performed job execute performing done_by implement implemented does_the_work
destroy: destroy destroyed delete deleted erase shred destroying deleting erased wipe wipe_out get_rid_of bin_it shredded shredding thrown_away binned
borrow: borrow borrowed loan lend
enter: enter entry enters access come_in coming_in visit entering access_to come_inside let_in letting_in let_themselves_in
remove: remove removed removal take_down dismantle demolish come_off removing dismantled dismantling get_rid clear cleared knock_down take_out taken_out take_away taken_away strip_out takes_away cart_away haul_away pull_down tear_down
exceed: exceed exceeds over above more beyond
organise: organise organize run runs manage responsible head in_charge organised organizing runs_the in_charge_of
name: name named called title known names
language: language languages speak spoken translate english spanish french german italian portuguese dutch polish russian arabic chinese mandarin cantonese japanese hindi welsh irish turkish bilingual
clothes: clothes clothing uniform wear shoes dress jumper sweater sweatshirt pullover shirt jacket footwear trainers what_to_wear outfit kit kit_list boots coat jeans
equipment: equipment tools machine machines device appliance appliances gear
purpose: purpose aim goal objective intended used_for purposes used for_what spent_on spend_on spending_on go_towards goes_towards going_towards put_towards
inherit: inherit inherits inheritance will estate legacy bequeath heir inheriting heirs beneficiary beneficiaries left_to gets_the_house who_gets left_behind leaves_to left_to_me in_the_will goes_to who_inherits entitled_under_the_will legacies beneficiary_of
death: death die dies died dead deceased deaths passed_away funeral bereavement die_of if_i_die pass_away after_my_death lose_someone if_something_happens_to_me die_before after_i_am_gone when_i'm_gone kick_the_bucket life_cover life_insurance life_assurance death_in_service
marriage: marriage marry married wedding divorce spouse wed
photo: photo photos photograph photographs picture pictures image filming
publish: publish published publication announce announced publishing publishes
ask: ask asked request requested demand apply asks asking requesting requests
wrong: wrong incorrect false mistake mix-up slip-up incorrectly erroneously by_mistake inaccurate mistaken
fraud: fraud fraudster scam swindle swindler fake forged forgery cheat deceive counterfeit false phishing crook conned tricked
double: twice double doubled duplicate duplicated duplicates two_times repeatedly
fuel: fuel petrol diesel gasoline kerosene gas gallon gallons fuel_card pump
capacity: capacity seats seat passengers places fit_in hold_up carry
injury: injury injuries injured hurt wound wounded accident accidents bodily crash broke_his broke_her cut_himself got_hurt fell_down hurt_myself get_hurt falls_over break_a_leg wounds cut gash infected infection stitches anybody_hurt anyone_hurt
pain: pain pains ache aches painful headache sore hurts hurt sting
crime: crime crimes criminal offence offences offense convicted conviction prosecute prosecuted prosecution prison imprisonment jail illegal unlawful against_the_law
evict: evict evicted eviction bailiff bailiffs kick_out kicked_out throw_out thrown_out repossess repossession possession lose_my_home lose_the_house forfeit forfeiture foreclose foreclosure put_out_on_the_street put_us_out chuck_out chucked_out lose_our_home make_me_leave throw_me_out get_thrown_out have_to_move_out
failed_payment: bounce bounces bounced returned_check returned_payment returned_payments rejected_payment insufficient_funds dishonoured declined failed_payment missed_payment miss_a_payment miss_payments unpaid non-payment nonpayment stop_paying stopped_paying skip_a_payment miss_an_instalment missed_instalment default_on in_default event_of_default payment_default not_paid_when_due fall_behind
reminder: reminder reminders remind dunning chase chased
lift: lift elevator lifts elevators stairs staircase stairwell
floor: floor floors storey level ground_floor upstairs
cellar: cellar basement attic loft storage_room
balcony: balcony terrace deck patio veranda roof_terrace
furniture: furniture furnished sofa table bed wardrobe cupboards couch mattress chair chairs desk armchair carpet rug curtains blinds
window: window windows glass pane door doors gate fence fences wall hedge
mobile: mobile smartphone handset cellphone laptop computer tablet_computer device devices gadget gadgets phone phones mobile_phone mobile_phones cell cell_phone tablets_and_phones mobiles iphone ipad smartphones
valuables: valuables jewellery jewelry jewels ring watch possessions belongings personal_property contents purse wallet handbag
road: road roads street bridge path footpath pavement pedestrian pedestrians walk lane highway motorway drive_way alley track
train: train trains bus tram coach railway station metro taxi
letter: letter letters mail parcel parcels registered_post courier postal envelope by_post mailbox letterbox by_mail post_office
form: form forms questionnaire template fill_in fill_out complete_the
identity: passport identity_card id_card identification driving_licence identify card
quality: quality standard standards rating rated grade score ranking good_enough up_to_scratch up_to_standard
security: alarm alarms camera cameras cctv surveillance guard burglar_alarm keep_out break_into surveillance_camera
backup: backup backups fallback plan_b contingency restore restored restoration recovery back_up backing_up backed_up make_a_copy safety_copy
update: update updates updated upgrade upgrades version release last_changed last_modified last_revised patch patches patched
stock: stock inventory warehouse warehouses depot storage sold_out available availability back_order run_short short
shop: shop shops branch branches outlet retail bakery supermarket office offices
forecast: forecast forecasts outlook guidance projection projected prediction predict expected expect estimate estimated target next_year's outlooks
deficit: loss losses deficit shortfall negative in_the_red
biggest: biggest largest main major principal key most_important top primary foremost chief greatest
violence: violence violent assault abuse abusive threat threats threaten threatened harassment aggressive hit hitting bully bullying bullied
discrimination: discrimination discriminate treated_worse unfavourably less_favourably equality unequal
expert: expert experts surveyor engineer specialist consultant assessor adviser
project: project projects programme program scheme initiative plan works_programme
break_time: break breaks rest_period lunch_break rest
childcare: nursery kindergarten daycare childminder childcare preschool creche minding babysit babysitter after-school_club
sport: sport sports exercise workout gym fitness play_football match football tennis pe training_session
permission_to_build: planning_permission building_permit planning_approval retention_permission permit get_permission_to_build consent_to_build
executor: executor executors trustee trustees trust probate
custody: custody guardian guardianship carer caregiver look_after care_for caring look_after_the_kids
consumption: consumption consumed usage meter_reading used_up kwh use_up using_up readings cubic_metres cubic_meters
minutes: minutes record recorded protocol log note-taker note_taker took_notes taking_notes
accounts: accounts books ledger bookkeeping financial_statements balance_sheet annual_accounts financial_year
certify: witnessed notarised notary certified_copy certified
work_supplement: time_and_a_half night_work night_shift sunday_work shift_allowance
company_car: company_car travel_expenses mileage travel_costs commute commuting pool_car travel_to_work drive_to_work
handover: handing_over handover hand_over_of take_over acceptance_protocol key_handover take_over_the_flat inventory
swimming: swim swims swimming swam pool pools swimming_costume hot_tub jacuzzi
`
