import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';

export const events: ReadingWords['events'] = {
  acquired: `acquires_all acquired_all closed_its_purchase completed_its_purchase completes_purchase
    completed_the_purchase completed_the_acquisition completes_acquisition completed_its_acquisition
    agreement_to_acquire agreed_to_acquire deal_to_acquire agreement_to_buy agreed_to_buy deal_to_buy
    agreement_to_purchase snapped_up bought_out buys_out took_a_majority takes_a_majority took_full_ownership
    acquired_a_controlling acquires_a_controlling taken_a__stake took_a__stake takes_a__stake taking_a__stake
    acquires_a__stake acquired_a__stake exchanged_contracts_on completed_on_the completed_its_takeover
    completed_the_takeover added_to_the_group added_to_the_family joined_the_group joins_the_group
    joined_our_family has_snapped bought_the_business bought_its_rival buys_rival bought_rival acquires_rival
    taken_on_the_business bolt-on full_control outright acquisition_of__completed completion_of_its_acquisition`,
  built: `broke_ground breaks_ground breaking_ground broken_ground ground_broken ground_was_broken ground-breaking
    groundbreaking topped_out topping_out topping-out cut_the_first_sod cuts_first_sod first_sod
    turned_the_first_sod first_spade first_spadeful foundation_stone foundations_were foundations_have
    foundations_for laid_the_foundation poured_the_foundations concrete_was_poured poured_the_first_concrete
    first_concrete diggers_moved diggers_rolled diggers_arrived work_on_site started_on_site
    construction_has_started construction_has_begun construction_began construction_started construction_starts
    construction_begins building_work_began building_work_started building_work_has building_work_starts
    spades_in_the_ground steelwork_went_up steel_frame roof_went_on roof_is_on first_pile piling_began first_brick
    laid_the_first_brick earthworks_began earthworks_started site_clearance_began started_construction
    began_construction begun_construction commenced_construction under_way_on started_on_our started_on_the
    started_on_a started_on_its got_under_way concrete_poured pouring_of_concrete foundations_went shovels
    spade_in_the_ground spades_went ground_works groundworks first_steel steel_went_up scaffolding_went
    roof_timbers handed_the_keys_to_the_contractor contractors_moved_on broke_the_ground turf_cutting turf-cutting
    cut_the_turf cut_the_first_turf started_building starts_building begun_building began_building begins_building
    starts_work_on started_work_on begins_work_on began_work_on begun_work_on work_has_started work_has_begun
    work_began work_starts work_started building_has_begun building_has_started builders_moved builders_started
    took_shape taken_shape under_construction construction_is_under_way`,
  certified: `certified accredited recertified re-certified certification_for certified_to recertification b_corp
    b-corp kitemark gained_accreditation reaccredited awarded_iso achieved_iso gained_iso received_iso
    rated_outstanding is_now_a__b_corp iso-certified passed_its_audit passed_our_audit passed_the_audit
    passed_an_audit sailed_through certificated approved_to_iso approved_by_the_soil organic_certified now_holds
    now_carries__mark has_earned_its carbon_neutral_certified living_wage_employer investors_in_people
    cyber_essentials_plus`,
  chosen: `chosen_as selected_as named_as_preferred preferred_bidder preferred_supplier appointed_as_main
    appointed_main_contractor appointed_as_contractor appointed_contractor sole_supplier chosen_to selected_to
    picked_to appointed_to_supply appointed_to_deliver appointed_to_build appointed_to_design awarded_to
    selected_by chosen_by place_on_the__framework places_on__framework entrusted_to entrusted_with has_been_chosen
    has_been_selected was_chosen was_selected were_chosen been_picked been_named_as_supplier named_supplier
    official_supplier exclusive_supplier retained_as been_retained been_commissioned_to been_contracted_to
    been_hired_to won_the_right tender_won has_chosen__to_supply has_chosen__to_build has_chosen__to_run
    has_chosen__to_collect has_picked__to`,
  complaint: `recall recalls recalled recalling complaint complaints complained complaining complain apologise
    apologises apologised apologize apologizes apologized apology apologies sorry_for deeply_sorry off_the_market
    off_the_shelves from_sale withdraws__batch* withdrawn__batch* withdrew__batch* product_withdrawal criticised
    criticized criticism backlash petition grievances sued lawsuit class_action negative_reviews angry_customers
    dissatisfied outrage raised_concerns one-star trading_standards_complaint* formal_complaint* under_fire
    came_under_fire data_breach do_not_eat return_it_for return_yours_free said_sorry says_sorry say_sorry
    saying_sorry complainants disgruntled unhappy_customers furious lawsuits legal_action take_back bring_back_the
    stop_using do_not_use stop_selling stopped_selling pulled__from withdrawn_from withdrawing withdrawn_its
    withdraw__from withdraws__from withdrew__from product_alert safety_alert safety_notice safety_warning
    refund_every refunds_to refunded__after ombudsman_upheld upheld_a_complaint upheld_complaints poor_service
    ordeal mis-selling mis-sold contaminated undeclared_allergen undeclared glass_fragments overheating overheat
    regret__inconvenience`,
  contracted: `signs_deal signed_up_to supply_agreement joint_venture enters_partnership entered_into_a_partnership
    landed_an_order landed_the_contract sealed_a_deal sealed_the_deal agreed_terms_with bagged_a_contract
    is_to_supply will_supply to_supply__for_the_next memorandum_of_understanding formed_a_partnership
    forms_partnership put_its_signature partnered_with partners_with teamed_up_with won_the_contract wins_contract
    secures_contract has_won_the lands_contract contract_win signed_with signs_with signed_a__deal
    signed_a__agreement signed_an__agreement struck_a_deal strikes_deal inked_a agreed_a_deal agreed_a_partnership
    distribution_agreement distribution_deal framework_agreement term_contract maintenance_contract
    will_provide__under will_deliver__under has_been_contracted got_the_job got_the_nod won_the_tender
    won_a_tender winning_bid winning_tender signed_on_the_dotted tie-up alliance_with long-term_partnership
    strategic_partnership extension_of_its_contract order_for order_worth orders_worth received_an_order`,
  expanded: `new_territory new_territories enters_market first_foothold extra_shift second_shift third_shift
    night_shift weekend_shift widened_its widens_its extended_its_delivery extended_its_service
    extended_its_opening doubled_its doubles_its tripled_its trebled_its doubled_our tripled_our doubled_in_size
    grown_from__to grew_from__to now_delivers_to now_deliver_to now_delivering_to now_ships_to now_ship_to
    now_shipping_to now_covers now_cover now_serves now_serving expands_into expanded_into expanding_into
    expansion_into extended_into extends_into has_entered_the entered_the__market moved_into_the__market
    branched_out_into branches_out_into ventured_into began_exporting started_exporting begins_exporting
    starts_exporting begun_exporting first_export* exports_to now_exports set_up_a_subsidiary sets_up_a_subsidiary
    established_a_subsidiary new_subsidiary now_also_in now_available_in__countries second_production_line
    added_a_second_line additional_floor extra_floor now_open_in__countries growing_into grew_into
    took_over_the_unit taken_the_unit taken_on_the_unit knocked_through second_yard second_floor third_floor
    extra_space more_space additional_space additional_capacity extra_capacity new_shift added_a_shift
    round-the-clock export_markets new_market new_markets heading_for_the stepping_into steps_into stepped_into
    goes_international going_international gone_international overseas_expansion first_overseas
    first_international crossed_the_channel across_the_border now_in__states outgrown expanded_its expands_its
    expanded_our expanding_its expanding_our expand_its capacity_by increased_capacity increases_capacity
    increased_its increases_its grown_its grows_its added__capacity rolled_out_across larger_site double_capacity
    double_the_size twice_the_size`,
  funded: `seed_round funding_round series_a series_b series_c investment_round equity_round raises_£* raised_£*
    raises_€* raises_$* secured_funding secures_funding secured_investment secures_investment fresh_capital
    growth_capital crowdfunding closed_a_round closes_a_round funding_boost investment_boost £*m_investment
    multi-million_pound_investment million_investment backing_from secured_a_loan took_delivery_of
    takes_delivery_of taken_delivery_of capital_outlay financed_with raised_its raised_a raises_a secured_a_£*
    secured_£* secures_£* secured_€* secured_$* landed_£* wins_£*_investment grant_of_£* grant_worth loan_from
    loan_of facility_from facility_of facility_with refinanced refinancing injection_of cash_injection
    capital_injection venture_capital angel_investors backed_by_investors investors_have led_the_round angel_round
    growth_fund capital_expenditure capital_programme spending_£* invested_£* invests_£* investing_£*
    £*-million_investment a_record_investment largest_investment biggest_investment bought_a_new ordered_a_new
    installed_a_new installed_two_new installed_new`,
  launched: `goes_on_sale went_on_sale going_on_sale gone_on_sale on_sale_from on_sale_now on_sale_today
    now_on_sale hits_shelves hit_shelves hits_the_shelves hit_the_shelves hits_stores hit_stores hits_the_market
    in_stores_from in_shops_from in_shops_now in_stores_now ships_from now_shipping started_shipping
    available_from_today now_available available_to_order pre-order pre-orders say_hello_to meet_the_new
    here_it_is joins_the_range join_the_range joined_the_range joined_our_range added_to_our_range
    added_to_the_range latest_addition newest_addition newest_member new_arrival rolled_out rolls_out rolling_out
    went_live goes_live gone_live is_live now_live brought_to_market brings_to_market brought_out brings_out
    came_to_market made_its_debut makes_its_debut debuts debuted introducing introduces_the introduced_the
    unveils_the unveiled_the releases_the released_the release_the launches_the launched_the product_launch
    is_out_now out_now out_today drops_today has_landed in_the_shops in_the_shop_now on_shelf on_the_shelves
    on_shelves just_landed new_in new_this_week new_from first_look shown_for_the_first shown__for_the_first_time
    made_its_first_appearance is_here version_*_is version_*_is_here start_selling now_taking_orders
    orders_are_being_taken order_books_open pre-order_now available_now available_from available_in_stores
    new_flavour new_range new_line new_model new_app new_collection new_service new_product launches_new
    launched_new launched_a launched_an launched_its launches_a launches_an launches_its unveils_a unveiled_a
    unveils_its unveiled_its introduced_a introduces_a introduces_its releases_a releases_its released_a
    released_its rolled_off debut_of first_appearance presents_its presented_its showed_off shows_off adds_a_new
    added_a_new lifted_the_lid lifts_the_lid pulled_the_covers pulls_the_wraps can_be_ordered can_now_be_ordered
    can_be_bought`,
  merged: `merged_with merges_with merging_with merge_with merger_with have_merged join_forces joined_forces
    joins_forces joining_forces combined_with amalgamated are_now_one are_one_company became_one become_one
    to_join_forces tied_the_knot`,
  newLeader: `new_ceo new_chief_executive new_managing_director new_finance_director new_sales_director new_chair
    new_chairman new_chairwoman new_chairperson new_head_of new_cfo new_coo new_cto new_director
    new_operations_director new_commercial_director new_general_manager new_president takes_the_helm took_the_helm
    take_the_helm at_the_helm takes_the_reins took_the_reins take_the_reins handed_the_reins hands_over_the_reins
    handed_over_the_reins takes_charge took_charge stepped_into_the_role promoted_to_the_board elected_chair*
    joins_the_board joined_the_board joins_board appointed_to_the_board appointed_to_its_board joined_our_board
    succeeds__as succeeded__as takes_over__as took_over__as takes_over_from took_over_from has_taken_over_as
    taking_over_as takes_over_as took_over_as will_take_over_as the_new_boss new_boss new_leader leadership_change
    stepped_up_from stepping_up_to steps_up_to steps_up_as stepped_up_as promoted_to becomes_ceo became_ceo
    becomes_chief becomes_managing became_managing is_our_new to_become__director named_as_chief named_chief
    appointed_chief named_managing appointed_managing appointed_as_managing appointed_as_chief appointed_ceo
    named_ceo as_its_new_chief as_its_chief as_chief_executive as_managing_director as_ceo as_finance_director
    as_its_new as_our_new__director as_our_new__manager joins_as joined_as joins_us_as has_joined_as promoted_from
    elevated_to hands_over_to handed_over_to hands_the_keys passes_the_baton passed_the_baton baton_to
    steps_into_the steps_down__succeeded succeeded_by replaced_by takes_the_chair took_the_chair in_the_hot_seat
    new_face_at_the_top change_at_the_top changing_of_the_guard is_now_led is_now_run leads_the_company
    runs_the_company will_lead_the new_hand_on_the_tiller new_captain appointed_to_lead hired_to_lead`,
  opened: `cut_the_ribbon cuts_the_ribbon cutting_the_ribbon snipped_the_ribbon ribbon-cutting ribbon_was_cut
    opened_its_doors opens_its_doors open_its_doors opened_our_doors opens_doors opened_doors doors_opened
    doors_open_on doors_to__open reopens_its_doors reopened_its_doors reopens reopened welcomed_its_first
    welcomes_its_first welcomed_our_first welcomed_the_first served_our_first served_its_first first_customers
    first_guests first_patients open_for_business opened_for_business now_open officially_open formally_opened
    official_opening grand_opening opening_party opening_day opening_weekend shutters_go_up shutters_went_up
    started_trading began_trading starts_trading begins_trading trading_began commenced_trading comes_to_town
    hung_out_its_shingle set_up_shop sets_up_shop setting_up_shop has_arrived_in arrives_in came_into_operation
    came_into_service went_into_operation comes_into_operation becomes_operational became_operational
    became_fully_operational is_now_operational brought_into_use came_on_stream hung_up_its_sign opened_up_in
    opened_in opening_in opens_in opened_a opens_a opened_an opens_an opened_its opens_its opened_our open_our
    opening_our opening_its opening_a throws_open threw_open thrown_open flung_open first_day_of_trading
    first_pint first_coffee first_class pulled_the_first poured_the_first sold_its_first took_its_first_booking
    rolled_up_the_shutters raised_the_shutters doors_are_open doors_are_now_open the_doors_open doors_swung
    ribbon_was ribbon_has_been cut_a_ribbon keys_in_the_door up_and_running now_trading started_serving
    starts_serving began_serving serving_customers receiving_customers receives_customers welcomes_customers
    welcomes_visitors opened_to_the_public open_to_the_public opens_to_the_public opened_officially was_opened_by
    was_officially_opened inaugurated_by inaugurates inaugurated inauguration_of opening_of_its opening_of_our
    opening_of_the opening_of_a went_into_service started_operating starts_operating started_operations
    starts_operations began_operations begins_operations commenced_operations launched_operations started_up_in
    third_shop second_shop newest_branch newest_store latest_branch latest_store new_branch new_store new_shop
    new_restaurant new_depot new_clinic new_showroom newest_shop newest_restaurant is_now_open is_finally_open`,
  relocated: `new_home change_of_address changed_address new_address moved_house we_have_moved we've_moved we_moved
    moving_house has_moved_to have_moved_to will_be_based_at will_be_based_in now_based_at now_based_in
    moved_its_head* moved_its_office* moved_its_hq under_one_roof relocated relocates relocating relocation_of
    relocation_to moved_into_new moved_into_a_new moved_into_larger moved_into_bigger moves_into_new
    moved_to_larger moved_to_bigger moved_to_new moves_to_larger moves_to_bigger moves_to_new moved_premises
    bigger_premises larger_premises new_premises switched__premises packed_up__moved find_us_at our_new_office_is
    moved_in_to swapped__for upped_sticks moved_across_town ups_sticks upping_sticks upped_and_moved
    pulled_up_stakes packed_our_bags packed_its_bags registered_office_has registered_office_is_now
    new_registered_office has_moved have_moved moved_out_of moved_from moves_from moving_from moved_into
    moves_into moving_into moved_across transfers_its transferred_its transfer_its from_larger_premises
    from_new_premises new_quarters new_headquarters_in new_head_office moved_its moves_its moving_its moved_our
    moving_our moves_our now_at_home settled_into settled_in_at now_found_at now_operates_from operates_from_new
    trading_from_new is_now_at are_now_at we_are_now_at swapped left_its__for left_our__for removal_vans unpacked
    completed_its_move completed_the_move completed_our_move to_be_found_at`,
  sanctioned: `fined fine_of fines_of penalty_of improvement_notice prohibition_notice enforcement_notice
    enforcement_undertaking enforcement_order consent_order banned_by ban_on banned_from ordered_by_the
    told_to_stop cease_and_desist penalised penalized reprimanded prosecuted found_guilty pleaded_guilty convicted
    court_ordered licence_suspended licence_revoked suspended_the_licence revoked_the_licence was_ordered_to
    has_been_ordered_to been_served_with was_served_with upheld_a_ruling undertakings_to formal_warning
    warning_letter breached_rules ruled_that__must ruled_against subject_to_the_new_rules has_had_to must_now
    now_has_to is_now_required are_now_required required_to_register now_subject_to becomes_subject_to
    recovery_order special_measures special_administration 
     ordered_to_pay ordered_to_refund agreed_to_pay_a ordered_to_close ordered_to_stop
    ordered_to_remove ordered_to_clean banned_the has_banned has_fined fines_the notice_served served_with
    served_a served_notice hit_with_a has_suspended was_suspended suspended_by revoked_its revoked_the
    withdrew_its_licence licence_has_been_revoked licence_was_revoked struck_off stripped_of penalty_for
    found_in_breach breach_of barred_from prohibited_from forbidden_to now_obliged must_register must_now_register
    must_report under_the_new_rules under_new_rules new_regulations_that comes_under_the falls_under_the
    is_subject_to_the subject_to_the_new has_been_subject_to tougher_rules new_limits stricter_limits
    emission_limits placed_in_special placed_under warning_from_the censured_by rebuked_by censured rebuked
    reprimand inspection_found`,
  sold: `has_been_sold_to was_sold_to been_bought_by was_bought_by been_acquired_by was_acquired_by is_acquired_by
    acquired_by bought_by taken_over_by passed_into_the_ownership passed_into_new_ownership changed_hands
    new_owner new_owners became_part_of becomes_part_of become_part_of employee-owned employee_ownership_trust
    sold_a_majority sold_its_majority management_buyout management_buy-out passed_into_the_hands in_new_hands
    under_new_ownership sold_by_the_founding sold_to has_new_owners acquired_in_full bought_out_the_founding
    has_bought_out management_has_bought joins_the__group is_now_part_of now_part_of now_belongs_to belongs_to_the`,
  vacancy: `vacancy vacancies job_opening job_openings an_opening_for opening_for_a applications_for
    invites_applications invite_applications applications_are_invited applications_invited job_title
    recruiting_now now_hiring join_our_team__as come_and_work__as full-time_position part-time_position
    open_position open_positions apprenticeship_starting position_of post_of to_join_our_team to_join_the_team
    to_join_us the_role: role: position: we_have_an_opening opening_for_an currently_hiring apply_by apply_now
    closing_date send_your_cv send_us_your_cv salary_of job_advert job_opportunity career_opportunity
    career_opportunities we_want_you to_join_our to_join_its to_join_the__team is_advertising_for
    are_advertising_for to_fill_the`,

  acquire: `acquired acquires acquire acquiring acquisition acquisitions bought buys buying purchased purchases
    purchase_of takeover take-over snapped_up absorbed absorbs buyout buy-out absorbing swallowed swallows
    exchanged took_control takes_control`,
  appoint: `appointed appoints appoint appointing appointment named names hired joins joined join joining promoted
    promotes elected elects welcomes welcomed takes_up took_up take_up taken_up succeeds succeeded succeed
    replaces replaced started starts start recruited became becomes become steps_up stepped_up takes_on took_on
    took_over takes_over assumes assumed handed_over found will_lead leads heads elect chosen chose picks picked
    installed hires moves_up moved_up handed`,
  award: 'awarded awards gave given handed granted placed chose picked selected entrusted',
  begin: `began begin begins begun started starts starting start commenced commences underway under_way kicked_off
    launched got_going`,
  buy: `bought buys purchased ordered orders installed installs commissioned commissions acquired took_delivery
    taken_delivery added adds upgraded upgrades replaced fired_up switched_on put_into_service arrived rolled_in
    has_been_ordered began_running running bought_in invested_in ordered_from rolled_out_a put_in fitted fits
    installed_in took_possession treated_itself treated_ourselves unveiled commissioned_a fired`,
  enter: `entered enters enter entering entry expands expanded expanding expansion launched launches broke_into
    move_into moved_into moves_into debut debuts foothold`,
  erect: `building builds built erecting erected erects constructing constructed construct construction completed
    completes going_up rising takes_shape taking_shape build`,
  expand: `expanded expands expanding expand expansion extended extends extending extend extension doubled doubles
    doubling tripled trebled grew grown grows enlarged enlarges increased increases widened widens added adds
    adding took_on boosted boosts quadrupled upped raised broadened more_than_doubled refurbished_and_extended`,
  gain: `received receives obtained obtains earned earns achieved achieves gained gains attained got secured
    secures won wins passed passes renewed had has_been_awarded been_awarded awarded was_awarded been_granted
    was_granted granted been_given was_given been_approved approved approves now_has now_holds holds_now retained
    awarded_the earning achieving gaining passing won_its holds recertified reaccredited been_rated rated meets`,
  grant: `granted grants issued issues gave approved approves awarded awards handed upheld cleared renewed extended
    signed_off licensed`,
  invest: `invested invests investing invest investment investments spent spends spending put_£* put_€* puts
    ploughed pumped pumps pumping committed commits sinks sank splashed_out put shelled_out forked_out earmarked
    earmarks channelled funnelled poured pours backing backed costing cost`,
  launch: `launched launches launching launch unveiled unveils unveiling introduced introduces introducing
    introduce released releases releasing release rolled_out presents presented presenting debuted debuts
    announced announces brought_out started_selling starts_selling began_selling begins_selling adds added brings
    brought`,
  move: `moved moves moving move relocated relocates relocating relocate relocation transferred transfer transfers
    switched swapped shifted shifts decamped upsticks migrated transferring`,
  open: `opened opens opening open reopened reopens reopening inaugurated inaugurates inauguration started_up
    set_up sets_up commissioned established`,
  order: `ordered orders directed directs told instructed requires required warned banned bans prohibited suspended
    cancelled revoked reprimanded fined found ruled served imposed imposes issued`,
  raise: `raised raises raising secured secures securing closed closes closing received receives attracted attracts
    landed bagged won obtained`,
  seek: `seeking seeks looking_for looks_for look_for hiring hires recruiting recruits recruit recruiting_for
    wanted needs need needed searching_for is_searching search_for is_after in_search_of we'd_like_to_meet
    want_you apply hire advertising_for advertise_for join_us_as want_to_hear_from require requires invite
    on_the_hunt_for on_the_lookout_for filling advertising advertises keen_to_hear like_to_meet searching
    crying_out_for calling_all help_wanted want wants on_the_look-out join come_and_join`,
  take: 'taken_over took_over takes_over taking_over take_over',
  win: `won wins winning win secured secures securing signed signs signing sign landed lands bagged agreed agrees
    received receives renewed renews renewal extended extends inked clinched clinches concluded concludes scooped
    struck entered_into enters_into gained awarded been_awarded was_awarded picked_up sealed booked books
    has_been_given snared nabbed netted scored scores chosen_for pen_to_paper penned put_pen exchanged formalised
    formalises finalised`,

  authority: `authority authorities regulator regulators inspectorate agency council court tribunal commission
    commissioner ombudsman ministry hse fca ico cma ofcom ofgem ofwat ofsted cqc fda osha epa mhra executive
    trading_standards environment_agency watchdog department asa dvsa caa magistrates judge`,
  certificate: `certificate certificates certification certifications accreditation accreditations iso* ecolabel
    b-corp seal brcgs ifs haccp fsc pefc ukca halal kosher msc asc leed breeam cyber_essentials ukas emas nadcap
    as9100* as9120* cer soil_association organic_status organic_certification kitemark approved_status
    approved_supplier charter_mark quality_mark investors_in_people fairtrade recertification
    carbon_neutral_status gold_standard quality_standard food_hygiene_rating safecontractor constructionline chas
    nsf* en_1090 ce_mark* audit* merit aals*`,
  deal: `*contract *contracts order orders agreement agreements deal deals tender tenders partnership framework
    framework-agreement bid mandate retrofit concession memorandum pact commission supply_deal joint_venture
    project lease franchise works_package call-off`,
  equipment: `furnace furnaces press presses machine machines line lines oven ovens kiln robot robots turbine
    turbines crane saw lathe lathes mill scanner scanners printer printers boiler boilers machinery equipment
    excavator excavators machining_centre plant_upgrade vehicles lorries trucks vans fleet tractor trailers vessel
    ferry bus buses solar_panels panels loom looms bottling canning packing_line packaging_line cutter laser
    crystalliser dryer forklift forklifts heat_pump heat_pumps warehouse_system software_system cnc combine
    harvester tank tanks silo silos refrigeration bakery_line pleating centrifuge extruder autoclave coating_line
    conveyor furnace*`,
  extent: `capacity production fleet network warehouse plant factory facility premises site office floor floors
    shift shifts lines workforce team laboratory distribution coverage area territory region regions county
    counties branches range footprint estate headcount depot space store shop building restaurant output
    opening_hours catchment showroom yard workshop kitchen ward beds rooms membership customers_base fens size
    department stand operations`,
  firm: `company business competitor firm rival startup start-up stake shares majority chain group manufacturer
    supplier maker producer division unit subsidiary operator retailer wholesaler distributor agency takeover
    haulage brewery brand bakery practice pubs stores branches assets garage clinic clinics hotels nursery foundry
    creamery chemist pharmacy pharmacies breeder rights business_of business_and_assets assets_of studio portfolio
    consultancy merchant haulier hotelier caterer publisher dealership dealer builder contractor installer
    book_of_business client_base customer_base limited ltd inc plc llp lettings`,
  job: `manager managers director head engineer engineers developer developers driver drivers specialist
    specialists assistant assistants technician technicians accountant accountants consultant consultants chef
    chefs officer representative representatives cook cooks nurse nurses baker bakers buyer buyers planner
    planners welder welders electrician electricians mechanic mechanics salesperson salespeople seller sellers
    staff employees colleagues colleague apprentices apprentice trainees trainee analyst analysts designer
    designers architect architects coordinator coordinators controller supervisor supervisors operator operators
    administrator executive executives advisor advisors adviser cleaners cleaner carpenter carpenters receptionist
    scientist scientists fitter fitters pharmacist pharmacists dentist vet waiter waiters foreman installer
    installers apprenticeship apprenticeships graduate graduates intern interns barista baristas bartender
    bartenders writer editor journalist paralegal solicitor lawyer surveyor surveyors estimator roofer roofers
    plumber plumbers bricklayer bricklayers joiner joiners painter painters gardener gardeners caretaker
    housekeeper housekeepers porter optometrist optician hygienist physiotherapist therapist carer carers teacher
    teachers tutor lecturer machinist machinists toolmaker toolmakers programmer programmers bookkeeper secretary
    clerk merchandiser stylist hairdresser beautician groomer fishmonger butcher butchers sommelier brewer
    distiller winemaker pickers packers loader loaders dispatcher captain pilot skipper deckhand crew marketer
    recruiter vacancies vacancy role roles position positions setter polisher moulder sewer seamstress upholsterer
    cutter rigger splicer scaffolder plasterer glazier tiler labourer labourers groundworker person people hands
    assembler assemblers inspector auditor strategist producer copywriter photographer illustrator researcher lead
    hr bookkeeping dishwasher kitchen_porter general_manager head_of team_leader shift_leader data_engineer
    skippers guides guide lifeguard groom grooms stockman farmhand shepherd herdsperson technologist trainer
    instructor instructors conductor handyman warehouse_operative operative operatives fabricator fabricators
    purchaser draughtsman draughtsperson engineer-in-training nanny keyworker worker workers volunteer_coordinator
    solicitors physiotherapists`,
  market: `market markets country countries region territory ireland germany france sweden norway denmark finland
    poland netherlands belgium spain italy austria switzerland portugal scotland wales england europe usa us
    canada america asia states province sector segment`,
  money: `million millions billion £ € $ *0m *1m *2m *3m *4m *5m *6m *7m *8m *9m *bn euro euros eur pounds dollars
    kronor funding round capital loan facility grant nok sek gbp usd thousand crowdfunding equity`,
  offering: `product products service services app apps platform platforms range collection model models software
    system tool tools menu subscription version series brand programme package webshop online_shop portal solution
    feature features edition recipe flavour flavours beer gin whisky ale cider tea coffee chocolate bike e-bike
    boat van trailer kit device machine sensor sensors scanner camera paint coating tile tiles chair sofa bed lamp
    luminaire jacket shoe shoes boot boots bag rucksack game course courses treatment plan tariff card account
    mortgage insurance policy membership delivery rental hire scheme assistant chatbot dashboard api plugin module
    update release configurator calculator magazine podcast yoghurt cheese bread loaf cake snack crisps sauce soup
    meal meals burger pizza salad drink drinks water juice candle candles ketchup soap cream balm perfume toy toys
    pram stroller bottle mug knife knives pan oven grill stove heater boiler pump filter valve bearing motor
    battery charger inverter panel turbine drone arm gripper robot waterproof tent sleeping_bag helmet saddle tyre
    wheel scooter caravan motorhome yacht kayak canoe paddle wetsuit surfboard skis skateboard guitar piano violin
    drum amplifier speaker headphones phone tablet laptop watch ring necklace bracelet frames lens lenses
    spectacles glasses cot mattress pillow duvet towel rug carpet wallpaper curtain blind fabric yarn wool
    knitwear scarf hat gloves socks uniform apron suit dress shirt jeans trousers feed seed seeds fertiliser
    compost pellet pellets line lines food kibble treats ice_cream gelato biscuit biscuits pie pies pasty sausage
    sausages bacon ham salmon oysters pickle chutney jam honey marmalade mustard vinegar oil butter milk oat
    granola porridge muesli cereal flour pasta rice tofu wine sherry port vodka rum liqueur lager stout tonic
    kombucha squash cordial limewash paint_range jumper jumpers drop corrugator skyr ready_meal cookbook hoodie
    trainer trainers backpack watch_strap smart_meter tracker wearable router modem software_suite lager-style
    alcohol-free oatmilk soft_drink protein_bar bar bars dip hummus pesto marinade stock_cube broth powder capsule
    pod pods e-liquid shampoo conditioner moisturiser serum sunscreen toothpaste detergent cleaner polish
    lubricant grease sealant mortar plaster brick bricks block cladding insulation decking shed greenhouse gazebo
    barbecue fire_pit log_burner solar_panel windows conservatory kitchen bathroom sink tap shower toilet`,
  outlet: `shop* store stores depot depots branch branches office offices factory factories plant plants warehouse
    warehouses workshop workshops showroom showrooms restaurant restaurants hotel hotels clinic clinics surgery
    surgeries hub hubs centre centres center centers terminal terminals site sites facility facilities laboratory
    laboratories lab labs studio studios café cafés cafe cafes bakery bakeries pharmacy pharmacies gym gyms salon
    salons brewery taproom kiosk shopfront dealership dealerships roastery distillery winery spa pool court
    flagship pop-up mill kiln foundry yard refinery garage garages lodge academy crèche creche boutique stockroom
    sawmill dairy hangar marina premises bistro deli diner greengrocer butchery smokery cellar vault data-centre
    bar pub pubs takeaway forecourt charging_hub stable stables farm farms vineyard pavilion park playground
    nursery kindergarten home homes house residence apartments hostel inn guesthouse campsite pier quay berth
    cold-store gallery bodyshop carwash laundry laundrette practice practices barber nail_bar market stall
    drive-through drive-thru canteen counter counters hatchery extension wing ward hall halls headquarters
    subsidiary second_shop third_branch location locations outlet outlets unit arena rink school schools college
    super-clinic wall track base campus station stations visitor_centre rooms suite lounge showhome show_home
    packhouse greenhouse glasshouse smokehouse slaughterhouse abattoir creamery cidery orangery theatre cinema
    museum library sheds shed barn tower block bowling gigafactory factory-outlet repair_bar bookshop tearoom
    tea_room ice-cream_parlour parlour tasting_room brewpub chippy deli_counter coffee_shop bike_shop farm_shop
    garden_centre nursery_school day_nursery care_home dental_surgery walk-in drive-in trade_counter
    distribution_centre fulfilment_centre service_centre call_centre training_centre sports_hall showground
    climbing_wall escape_room cowork* co-working hotel_wing sorting_centre recycling_centre data_centre`,
  permit: `licence licences license permit permits permission approval approvals authorisation authorization
    clearance planning_permission planning_consent consent planning_approval registration exemption green_light
    go-ahead charter concession marketing_authorisation environmental_permit operating_licence`,
  premises: `premises office offices headquarters hq building warehouse facility depot factory plant unit site home
    address location town street park estate workshop studio yard base quarters floor house centre center showroom
    campus quay business_park industrial_estate staff production operations business`,
  role: `ceo cfo cto coo cmo chief director directors president chair chairman chairwoman chairperson head manager
    managing leader md partner trustee principal headteacher dean superintendent secretary-general treasurer cio
    boss executive vice-president vp rector editor-in-chief board officer general_manager commercial_director`,
  works: `construction building extension groundbreaking works earthworks foundations homes houses hall factory
    warehouse plant site new_building redevelopment refurbishment eco-homes flats apartments demolition`,
};
