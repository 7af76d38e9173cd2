/** What people call matters of technique, law and office, in the form of `concepts.ts`. */
export const technicalConcepts = `
perpetual: perpetual perpetuity in_perpetuity perpetually indefinitely forever permanent permanently everlasting never_expires ever_expire ever_expires run_out runs_out for_life lifelong no_expiry unlimited_period
disclose: disclose discloses disclosed disclosing disclosure leak leaks leaked leaking divulge divulges divulged reveal reveals revealed revealing make_public made_public pass_on passed_on give_away hand_out spill let_slip share_it publicise publicize distribution distribute
lawsuit: sue sues sued suing lawsuit lawsuits litigate litigation legal_action legal_proceedings proceedings action actions action_brought cause_of_action bring_a_claim take_to_court take_them_to_court go_to_court bring_a_case court_case claim claims suing_for sued_for
preset: default defaults preset presets standard_value standard_setting factory_setting factory_settings factory_default out_of_the_box by_default unless_specified unless_otherwise_specified predefined preconfigured initial_value
compatible: compatible compatibility supported unsupported interoperable works_with work_with works_together runs_on run_on still_works works_on fits_with
version: version versions release releases released edition revision build
restart: restart restarts restarted restarting reboot reboots rebooted rebooting relaunch reload reloaded power_cycle turn_it_off_and_on switch_it_off_and_on start_again
switch_off: shutdown shut_down shuts_down shutting_down switch_off switched_off switches_off switching_off turn_off turned_off turns_off turning_off power_off powered_off power_down powered_down disconnect_from_the_mains
log: log logs logged logging logfile log_file log_files log_output audit_trail
connector: port ports socket sockets connector connectors plug_in usb_port jack terminal_block
by_hand: by_hand manually manual edit edits edited editing hand-edit do_it_yourself change_it_myself
reactivate: reactivate reactivates reactivated reactivation reinstate reinstated rejoin rejoins rejoined come_back coming_back return_to re-enter readmit readmitted resume resumes resumed unlock unlocked
expel: expel expels expelled expulsion kick_out kicked_out kick_someone_out throw_out thrown_out eject ejected boot_out booted_out oust ousted chuck_out chucked_out strike_off struck_off exclude_from excluded_from remove_from removed_from
guarantor: guarantor guarantors surety sureties co-signer cosigner co-signers personal_guarantee guarantee_from stand_surety vouch on_the_hook underwrite
discard: discard discarded discarding dispose disposed disposal throw_away throw_out thrown_away chuck_out chuck_away bin_it scrap scrapped skip get_rid_of put_in_the_bin take_to_the_tip dump
discontinued: discontinued no_longer_made no_longer_available no_longer_sold no_longer_produced no_longer_stocked out_of_production still_get still_buy still_available still_sold end_of_life obsolete phased_out
logo: logo logos trademark trademarks trade_mark trade_marks service_mark brand_name branding emblem
letter_case: upper_case lower_case uppercase lowercase upper_or_lower_case capitals capital_letters small_letters case-sensitive case-insensitive case_sensitive case_insensitive case-insensitively
technology: technical technically tech technology technological it_department
candidacy: candidate candidates candidacy candidature nominate nominates nominated nomination nominations nominee nominees run_for runs_for stand_for stands_for stand_as put_myself_forward self-nominate
interpret: interpret interprets interpreted interpreting interpretation construe construed construction_of rules_mean meaning_of what_is_meant
composition: sit_on sits_on consist consists composed composition made_up_of comprise comprises comprised comprising serve_on serves_on
term_of_office: term_of_office stay_in_office stays_in_office in_office hold_office holds_office tenure serves_for serve_for appointed_for in_charge_for mandate
trial_use: trial evaluation evaluate evaluating free_trial trial_version test_version demo try_it_out try_it try_before
electricity: wire wires wired wiring rewire electrical electrician electricians electrics cable cables cabling mains circuit wire_up connect_up
`
