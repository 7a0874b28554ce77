import type { MailConcepts } from "./mail-concepts";

export const ENGLISH_CONCEPTS: MailConcepts = {
  foreign: `
(application_for_an_account|account_application|your_identity|members|election|flat|apartment|tenancy|tenant|landlord|lease|letting|viewing|rental|mortgage|loan|credit_card|overdraft|visa|insurance|claim|tender|supplier|vendor|quote|quotation|invoice|voucher|discount|refund|delivery|parcel|with_dr|dentist|surgery|clinic|gp|prescription|course_place|university|nursery|kindergarten|school_place|admissions|scholarship|grant|talk_proposal|conference|submission_to|pull_request|membership|the_room_is|room_to_let|housemate*|flatmate*|choir|altos|allotment|the_coach|first_eleven|hygienist|physio*|jury_service|manuscript|novel|the_sellers|our_readers|checking_account|council_tax|kitchen_studio|gym|locker|parking|solicitor*|conveyanc*|the_vendor|the_seller|asking_price|second_hand|listing|blood|donate|donor|donation*|ticket*|ballot|raffle|prize_draw|gold_card|treasurer)`,
  work: "(role|job|vacancy|opening|interview|interviews|cv|resume|hiring|hire|hired|recruit*|employ*|shortlist*|talent_pool|career|careers|experience|background|panel|industry|portfolio|hiring_manager|salary|notice_period)",
  news: `
your child
^ (did_not|i_did_not) get it
i (did_not_get|got_rejected|was_rejected|got_turned_down|did_not_make)
they (went_with|chose|picked|took|hired|rejected|turned) ~ (me|someone|somebody|an_internal|internal|another)
(got|received) (the|a|my|another) rejection`,
  pitch: `
(partner*|working|work|collaborating|supporting) with ~ (company|start_up|startup|scale_up|client|firm|business|team|employer) ~~ (looking|hiring|seeking|recruit*|search*)
(my|our|a) client ~ (is|are) ~ (looking|hiring|seeking|recruit*|search*)
would you be (open|interested)
(send|share) [you] (the|a) (spec|jd|job_description|job_spec|details)
(exciting|new|great) opportunit*
i (have|ve) ~ (role|position|opportunity) ~ (might|may|could|would|think)`,
  alert: `
in this issue
manage [your] (subscription|preferences)
(and|plus) \\d+ (more|other|new) (jobs|roles|vacancies)
\\d+ (more|new) (jobs|roles|vacancies)
(see|view|browse) all (jobs|roles|vacancies)
early applicant
(jobs|roles) you (may|might)
(is|are) hiring near`,
  chosen:
    "(decided|chosen|chose|choosing|opted|selected|preferred|favour*|favor*|went_with|gone_with|go_with|going_with|going_ahead_with|proceed_with|proceeding_with|continue_with|continuing_with|move_forward_with|moving_forward_with|moved_forward_with|moving_ahead_with|progressing_with|progress_with|pursue|pursuing|offered|appointed|hired|taken_on|found|gone_to|goes_to|go_to|went_to|awarded)",
  rival:
    "(another|other|different|stronger|internal|external|alternative|better_suited|more_experienced) [qualified|experienced|suitable|strong|excellent] (candidate|candidates|applicant|applicants|person|people|profile|profiles|individual|individuals|direction) \n (someone|somebody|anyone) [else|internal|internally|with|whose|who] \n (candidates|applicants|someone|a_candidate|an_applicant|the_candidate|people) ~ (whose|who|with|closer|closely|stronger)",
  actor: "(colleague|person|candidate|applicant|someone|somebody)",
  favoured: `
(chose|choosing|selected|picked|preferred) you
you (were|have_been|are|ve_been) ~ (selected|chosen|picked)
(over|among|amongst|unlike|than|ahead_of|beat|out_of) ~ (other|all|many|the) ~ (candidates|applicants|people)`,
  better: "(better|more_closely|closer|stronger|more_relevant|more_suited|more_experience)",
  running:
    "(no_decision|not_decided|nothing_decided|not_made_a_decision|still_being_interviewed|our_favourites|our_favorites|still_in_the_running|still_very_much_in|still_under_consideration|still_being_considered|still_in_consideration|still_in_the_process|remain_in_the_running|still_reviewing|still_interviewing|still_meeting)",
  granted: "(offered|given|gave|awarded|extended)",
  finally: "(in_the_end|ultimately|eventually|finally|at_the_end_of_the_day)",
  joins:
    "(accepted|joining_us|joins_us|join_us_as|joining_the_team|joins_the_team|signed|came_out_ahead|edged_it|got_the_job|pulled_ahead|convinced)",
  addressee: "(you|your|yourself|application|candidacy|candidature|submission)",
  onward:
    "(progress|progressing|progressed|proceed|proceeding|move_forward|moving_forward|moved_forward|moving_ahead|move_you|moving_you|taking_you|take_you|taking_your|take_your|taking_this|take_this|taken_forward|taken_further|go_forward|going_forward|go_further|going_further|shortlist|shortlisted|selected|successful|chosen|considered|considering|continue_with|continuing_with|continue_your|offer_you|offering_you|invite_you|inviting_you|accepted|pursue|pursuing)",
  refused:
    "(unsuccessful|rejected|declined|turned_down|been_closed|disqualified|not_been_successful|no_longer_under_consideration|no_longer_being_considered)",
  post: "(position|role|post|job|vacancy|opening|hires|hiring|recruitment|headcount|search|this_one|requisition)",
  stopped:
    "(on_hold|put_a_stop|stopped|frozen|freeze|paused|cancelled|canceled|withdrawn|been_filled|is_filled|now_filled|scrapped|eliminated|discontinued|taken_off|no_longer_available|no_longer_exists|no_longer_open|no_longer_hiring|fallen_through|called_off|cut)",
  fill: "(filling|be_filled|to_fill|fill_this|fill_the|fill_it|hiring|be_recruiting|go_ahead_with_this|going_ahead_with_this)",
  profile: "(profile|skills|skillset|background|experience|qualifications|your_cv|your_resume)",
  fits: "(match|fit|meet|align|correspond|suit|right|line_up|what_we|what_they|closely_enough)",
  negation: "(not|no|never|cannot|unable|nor|neither|won_t|wont|rather_than)",
  no: `
(it_s|it_is|is|be|that_s|it_will_be|s) a no (from|on|this|for|i|from_them|from_us)
(have|going) to say no
decided to pass
(outcome|result|status) ~ (unsuccessful|rejected|declined|not_successful|not_selected)
(do_not|did_not|not) think ~ (right_fit|good_fit|the_fit|right_match)
(bad|sad|disappointing|not_so_good) news ~~ (application|role|position|interview)
not the (news|outcome|answer) you
(extending|making|made|extended) an offer to (another|someone|a_different)`,
  offers: "(offer_you|offering_you|offered_you|extend_you|offer_of_employment|offer_of_a|offer_to_you|our_offer_of)",
  employment: "(offer_of|role|position|job|post|employment|contract|permanent|fixed_term|apprenticeship|internship)",
  hire: `
(want|wants|would_like|d_like|like|love|keen|decided|excited|ready|happy|delighted|thrilled) to (hire|employ|bring|have) you [on] ~
we want you$
want you (on|in|to_join|to_be) ~ (team|part|us|board)
you re (hired|in)$
you (got|have|ve_got) the (job|role|position|gig)
(it_s|it_is|job_is|role_is|position_is) yours
(came_back|come_back|decided|want|wants|would_like|like) ~ to offer you
confirm* ~ our offer
(delighted|pleased|happy|thrilled|glad) to (welcome|have|appoint) you ~ (team|as|aboard|board)
confirm your appointment`,
  meet: `
(selected|chosen|shortlisted) for ~ (interview|conversation|call)
(want|wants|like|love|keen|hoping|happy|eager|excited) to (get_to_know|know|meet|talk|speak|chat|hear|see) ~ [you|about_you]
(jump|hop|get) on [a|an] ~ (call|chat|zoom|video)
(grab|pick|choose|select|find|book|reserve) ~ (time|slot|date|whatever) ~~ (calendar|link|here|suits|works|me|us|you)
(come|pop|drop) (spend|by|in|over|into|along|and|to_our|to_the) ~~ (team|us|office|day|afternoon|coffee|meet|talk|chat|interview|\\d+)
(you_have|you_ve|have|are) been (shortlisted|short_listed|invited|selected_for_interview|selected_to)
(you|application) ~ shortlisted
(panel|your) ~ (interview|interviews|slot|conversation) ~ (held|is|be|on|at|takes|place) ~~ \\d+
(conversation|call|interview|chat|meeting) (takes|lasts|will_take|will_last|is) ~ (minutes|hour)
(look*|looking) forward to (seeing|meeting|speaking|talking|welcoming) ~~ (monday|tuesday|wednesday|thursday|friday|\\d+|tomorrow)
(pass*|through) ~ (first|second|initial|next) (stage|round|phase|hurdle)
(assessment_day|assessment_centre|assessment_center|selection_day|interview_day|superday|trial_day)
(talk|discuss|go_over|chat_about) (it|this|your_cv|your_application) ~ with you
(available|free|availability|around|spare_time|got_time|have_time|find_time) ~~ (interview|call|chat|conversation|meet|coffee|talk|zoom|speak)
(call|chat|conversation|talk|meeting|coffee|interview) ~ (with|between) ~ (me|us|team|manager|founder|colleague)`,
  planned:
    "(interview|interviews|intro_call|video_call|phone_screen|first_interview|call|chat|conversation|meeting|onsite|slot|panel)",
  moved:
    "(shift|push|moved|move|moving|postpone*|reschedul*|rearrang*|cancel*|alternative_date|another_date|new_date|new_time|different_day|different_time|other_time|another_time|not_go_ahead|unable_to_go_ahead|not_take_place|instead|bring_forward)",
  arrived: `
(application|submission|cv|resume|profile|details) ~~ (came_through|is_in|in_front_of|with_our|with_the|safely|landed|made_it|under_review|being_reviewed|logged)
(acknowledge|acknowledges|confirm|confirms|confirming|in_receipt_of|receipt) ~~ (application|submission|cv|resume)
(thank|thanks) ~~ (apply|applying|applied|application|cv|resume|submitting)
(reviewing|review|look_at|looking_at|read|reading) your (application|cv|resume) ~~ (and|will|shortly|soon)`,
  retained: `
(data|details|profile|documents|cv|resume) ~ (deleted|erased|removed|expire|expires|kept|retained|stored|keep|store|retain)
you still ~ interested`,
};
