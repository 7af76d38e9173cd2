/** More of what people call the same things, by the matters of life: health, buildings, money, family, work. In the form of `concepts.ts`. */
export const moreConcepts = `
swelling: swelling swollen swell swells puffed_up puffy puff bloated oedema angioedema
breathing: breathing breathe breath breathless wheezing asthma asthmatic suffocate choke
blood: blood bleeding bleed bleeds haemorrhage bruise bruises clot clots
skin: skin rash rashes itch itching itchy hives blister blisters eczema spots
teeth: teeth tooth dental dentist dentures braces orthodontic filling
eyes: eyes eye eyesight vision sight glasses spectacles optician lenses blurred
symptom: symptom symptoms signs faint fainting dizzy dizziness light-headed sweating cramps trembling unconscious collapse
prescription: prescription prescriptions prescribed prescribe script refill repeat_prescription
swallow: swallow chew chewed suck gulp wash_down take_with
divide: split divide divided break broken halve halved cut crush crushed snap in_half in_two in_pieces separate
birth: birth born newborn childbirth delivery_of_a_child maternity paternity parental new_baby having_a_baby adoption adopt
outsider: stranger strangers outsider outsiders third_party third_parties unauthorised unauthorized somebody_else someone_else anyone_else anybody_else others
breach: breach breached hack hacked hacker hackers security_incident leak leaked leaks cyberattack cyber-attack intruder attackers data_breach unauthorised_access virus malware ransomware stolen_data breach_of_security leaking intrusion compromised incident incidents
roof: roof roofs roofing tiles slates gutter gutters chimney chimneys stack
wall: wall walls ceiling ceilings plaster brickwork facade partition exterior outside_walls outer_walls structure
damp: damp dampness mould moulds mold mouldy moldy moisture condensation rot wet_walls humid musty
crack: crack cracks cracked cracking fissure hairline subsidence settlement
fireplace: fireplace stove wood_burner wood_burning burner log_burner open_fire hearth log_fire
appliance: appliance appliances fridge refrigerator freezer oven cooker hob dishwasher washing_machine washer dryer tumble_dryer microwave
air_conditioning: air_conditioning air_conditioner aircon air-conditioning ac cooling fan
laundry: laundry washing clothes_line drying ironing launderette
drill: drill drilling holes hole nail nails screw screws hang hooks bracket shelves
barbecue: barbecue barbecues bbq grill grilling charcoal
pests: pests pest mice mouse rats rat vermin insects cockroaches bedbugs ants wasps infestation exterminator
deduct: deduct deducted deduction deductions deducting withhold withheld withholds take_off taken_off knock_off dock docked subtract set_off offset keep_back kept_back retain come_out_of taken_away_from money_off_my took_off_my clawed_back claw_back
overpaid: overpaid overpayment paid_too_much too_much_money excess_payment overcharged
savings: savings saving savings_account money_in_the_bank put_aside nest_egg assets wealth capital
benefit: benefit benefits welfare allowance allowances support_payment dole state_aid housing_benefit child_benefit
card: card cards credit_card debit_card visa mastercard contactless pay_by_card
withdrawal: withdraw_money withdraw_cash withdrawal withdrawals cash_machine atm cash_advance cash_advances take_out_money cashpoint
abroad: abroad overseas foreign international outside_the_country another_country other_countries worldwide out_of_the_uk out_of_the_country out_of_the_eu leave_the_country across_the_border
card_points: points miles cashback rewards reward loyalty bonus_points
subscription: subscription subscriptions subscribe subscribed membership plan package
offer: offer offers quote quotes quotation quotations estimate tender tenders bid bids bidder bidders proposal proposals
together: together jointly joint both shared common consortium in_common co-own each_other
spouse: spouse wife husband partner married_couple civil_partner my_wife my_husband widow widower
separation: divorce divorced separate separated separation split_up break_up ex-husband ex-wife ex-partner
own: own owns owned owner owners ownership belong belongs belonging property title mine theirs ours whose chown ownership_of proprietor belongs_to property_of title_to become_mine
promise: promise promised promises guarantee guaranteed assured certain sure binding commit committed count_on rely undertaking
lie: lie lied lying untrue false misrepresentation misleading misled dishonest incorrect_information
dispute: dispute disputes disagreement disagree quarrel argument arbitration arbitrator mediation mediator mediate conciliation argue argues argued arguing arguments disputing disputed adjudicate adjudicates adjudication settle_arguments settles_arguments arguments_about row_over quarrels arbitrate
insolvent: insolvent insolvency bankrupt bankruptcy liquidation go_bust goes_bust go_under goes_under receivership administration broke insolvency_proceedings wind_up wound_up creditors composition_with receiver receivers winding-up bust cease_trading ceases_trading went_under collapses go_broke went_bust gone_bust folds
takeover: merger merge acquisition takeover taken_over change_of_control new_owner sells_the_company sold_on bought_by
force_majeure: force_majeure beyond_control act_of_god strike strikes war wars pandemic epidemic natural_disaster unforeseeable
seize: seize seized seizure garnish garnishment attach attachment enforcement bailiff bailiffs freeze_my_account block_my_account take_my_wages levy_execution
side_job: second_job side_job other_job other_work another_job moonlight moonlighting secondary_employment outside_work freelance self-employed work_elsewhere
union: union unions works_council staff_representative shop_steward collective_agreement staff_forum
relocate: relocate relocated relocation another_town another_city other_site other_location posted moved_elsewhere work_somewhere_else other_branch mobility_clause
reference: reference references testimonial recommendation
criminal_record: criminal_record police_check background_check dbs clean_record vetting
visa: visa visas residence_permit work_permit right_to_work immigration papers work_papers
help: help helps helped assist assists assistance aid support supports supported afford lend_a_hand
quick: quick quickly fast soon promptly immediately at_once without_delay forthwith straight_away right_away same_day as_soon_as instantly hurry
early: early earlier before_the_end ahead_of_time prematurely sooner before_time
weather: weather rain rains rainy wet snow snows ice icy frost wind windy bad_weather sunshine
summer: summer june july august
winter: winter december january february
spring: spring springtime march april easter
autumn: autumn september october november
christmas: christmas xmas christmas_day christmas_eve 25_december 24_december new_year festive boxing_day
diet: diet vegetarian vegan halal kosher gluten lactose nut nuts special_diet dietary
disability: disability disabled wheelchair accessible accessibility step-free handicapped mobility impaired barrier-free wheelchair_user blind deaf
ship: ship ferry boat cruise sail sailing harbour port vessel
taxi: taxi cab transfer shuttle bus_transfer lift_from
seat: seat seats seating sit window_seat aisle row
website: website site portal web_page webpage homepage online app
export: export download downloads extract copy_of_the_data get_our_data take_my_data migrate migration
private_use: private_use personal_use privately private_purposes own_purposes for_myself non-commercial
repeat: repeat retake resit again once_more second_attempt another_try try_again second_time reapply
late_entry: latecomers late_arrival latecomer come_late arrive_late turn_up_late late_entry turns_up_late
receipt: receipt receipts proof_of_purchase till_slip invoice_copy
used: second-hand secondhand used refurbished pre-owned
smell: smell smells odour odor stink fumes smelling odours whiff reek gas_smell smell_of_gas
hardship: hardship difficulty difficulties struggle struggling can't_afford cannot_afford short_of_money trouble_paying money_worries tight tight_budget low_income cannot_pay unable_to_pay not_have_the_money
majority: majority majorities unanimous unanimously two-thirds quorum quorate casting_vote
donor: charity charities donation fundraising collect_money raise_money
`
