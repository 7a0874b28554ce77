import type { MailPhrases } from "../mail-phrases";

export const ENGLISH: MailPhrases = {
  condition: `
(not_heard|hear_nothing|heard_nothing|no_reply_within|no_response_within)
(if|whether|unless|once|provided|should_we|should_you|should_your|should_the|in_case|in_the_event|in_the_case|had_we)
before (we|i|making|any)`,
  harmless: `
if you [would|still|are] [still] (have_any|have_questions|have_further|have_other|have_a|have_time|have_been_offered|like|wish|want|interested|available|agree|need)
if (that|this|the_time|it) ~ (suits|works|convenient)
(if|whether) you ~ accept`,
  unless: `
not yet
(no|not_a) rejection
(not|no) ~ (decision|decided) ~ yet
(forward|ahead|further|proceed*) with (the|your|our|tomorrow_s|a) ~ (interview|call|meeting|conversation)
they ~ (went|decided|chose|rejected|had|have)
my (friend|colleague|brother|sister|wife|husband|flatmate|mate) ~ (went|got|was|had|has|rejected)
(chance|opportunity|possibility) to (interview|apply|meet)
not ~ (been_rejected|rejected|ruled_out)
(landlord|tenancy|the_flat|flat_in|the_apartment)
(until|unless|complete_without|without_a|without_your)
filled with
(previous|other|earlier) (position|role|job)
please ~ not
to another (person|interviewer|room|time|day|date)
closed to`,
  negation: "(not|cannot|unable|never|no)",
  rejection: `
not ~ (move|moving|go|going|proceed|proceeding|progress|progressing|continue|continuing|take|taking|advance|pursue|advancing) ~ (application|candidacy|you|forward|further|ahead)
not be (progressing|proceeding|continuing|considering|offering|inviting|shortlisting)
(decided|chosen|chose|opted|elected|going|choosing|proceeding|moving|went|gone|continuing|progressing|move|proceed|pursue|selected|hired) ~ (other|another|different|stronger|alternative|internal) [more|better] [qualified|suitable] (candidate*|applicant*|person|profile*|direction)
(decided|chosen|chose|opted|going|proceeding|moving|went|selected|move|proceed) ~ (candidates|applicants|people|profiles|a_candidate|an_applicant|someone) (whose|who|that|with)
(went|gone|going|decided|chose|chosen|opted|selected|picked|hired|offered) ~ (someone|somebody) else
(position|role|job) ~ (offered|given|awarded) to (another|someone|somebody)
(role|position|vacancy|job|post|opening) ~ (has|was|is) [since|now|already|recently|just|unfortunately] [been] [now|already|since|put] (filled|withdrawn|cancelled|canceled|closed|on_hold|frozen|paused|no_longer_available|no_longer_open)
(put|putting|placed) ~ (role|position|vacancy|hiring|search|recruitment) on hold
(application|you|candidacy) ~ not [been] [be] (selected|successful|shortlisted|chosen|accepted|progressed|considered)
your application ~ (unsuccessful|rejected|declined|turned_down)
(profile|experience|background|skills|qualifications|cv|resume) ~ (does|do) not ~ (match|meet|fit|align|correspond)
not ~ (right|good|best|ideal|strong|close) (fit|match) for
(unable|not|cannot) ~ offer you [a|the|this] (position|role|job|place|interview|post)
(unable|not|cannot|no_longer) ~ (consider|considering) ~ (application|you|candidacy)
(close|closing|closed) ~ (your_application|all_applications|your_file)
(it_s|it_is|it_will_be|this_is|that_s) a no (from|this|for)
(not_this_time|not_to_be_this_time)
(found|need|needed|hired|identified|looking_for) ~ (somebody|someone|a_candidate|candidate|a_person) [who|with] ~ (more|closer|better|stronger)
no longer (recruiting|hiring|filling|looking|proceeding|progressing|moving) ~
(filled|closed|withdrawn|cancelled|frozen) (the|this|that|our) (vacancy|position|role|post|search|opening)
not in a position to (offer|progress|take)
not be (taking|able_to_take|moving) ~ (further|forward|application)
(your_process|your_application|the_process) ~ (ends|end|come_to_an_end|will_not_be_continued)
not ~ invite you
(not_make|did_not_make|not_made) ~ (shortlist|short_list|final_round|next_round)
(job|position|role|post) (has_gone|went|is_going|goes|will_go) to
not ~ (inviting|invited|invite) ~ interview
(it_will_not|it_wo_not|will_not|not) be you this time
(preferred|convinced|chose|impressed) ~ (a_candidate|another_candidate|candidate) (with|who|from)
not be (taking_it|taking_this|taking_your_application) (forward|further)`,
  offer: `
(offer|offering) you [the|a|an|our|this] ~ (position|role|job|post|employment|contract|placement)
(make|extend|extending|making|made) ~ you ~ offer
(extend|make) ~ offer (to_you|of_employment)
(attached|enclosed|find|sending|draft|here_is) ~~ (employment_contract|contract_of_employment|offer_letter|your_contract)
(employment_contract|offer_letter|contract_of_employment) ~ (attached|enclosed)
(job|position|role) is yours
you ~ got the job
(chosen|selected) you for the (position|role|job)
welcome (to_the_team|aboard|on_board)
(like|love|want|delighted|thrilled|happy|pleased) you to (join|come_and_work|become)
(like|love|want|delighted|thrilled|happy|pleased) to (have_you|hire_you|welcome_you|bring_you) ~ (team|as|join|aboard|on_board|company)
(accept|accepting|sign) (our|the|this) offer
confirm ~ (your|our|the) (offer_of_employment|employment|appointment|hire)
your ~ salary (would_be|will_be)
(you_were|you_are|you_re) our (first|top|preferred) (choice|candidate)
(want|like|decided|delighted|love) to (hire|employ|recruit) you`,
  interview: `
invit* you ~ (interview|conversation|call|chat|meeting|discussion|round|stage|onsite|speak|talk|meet)
you ~ (invited|selected) (to|for) ~ (interview|conversation|call|chat|meeting)
(like|love|keen|want|wants|happy|pleased|excited|delighted) [to] ~ (meet|interview|speak|talk|chat) ~ you
(like|love|keen|want|wants|happy|pleased|can_we|could_we) [to] ~ (schedule|arrange|set_up|book|organise|organize) ~ (interview|call|chat|meeting|conversation)
(schedule|arrange|book|set_up) ~ (interview|a_call|a_chat|conversation)
(pick|choose|select|book) ~ (slot|time) ~ (interview|call|chat|meeting|conversation|us)
interview (invitation|confirmed|confirmation|scheduled)
your ~ interview ~ (scheduled|confirmed|booked)
(remind*|confirm*|looking_forward_to) ~ your ~ interview
you [be] ~ (available|free) ~ (interview|call|chat|meet|talk|speak|conversation)
next (step|stage|round) ~ (interview|call|conversation)
(made_it|through|progressed|advanced|moving_you|move_you) to the (next|second|third|final|interview) (stage|round)
(suggest|propose|proposing) ~ (interview|call|conversation)
will (talk|speak|meet|chat) ~ you ~ (monday|tuesday|wednesday|thursday|friday|zoom|teams|phone|hour)
interview (with|on|at) ~ (monday|tuesday|wednesday|thursday|friday|zoom|teams)`,
  meeting: "(interview|interviews|call|meeting|conversation|chat|appointment|onsite)",
  moving: `
(postpon*|reschedul*|rearrang*|cancel*|push|pushed|call_off)
(move|moved|moving|shift|bring|brought) ~ (to|until|forward) [the] [next] (monday|tuesday|wednesday|thursday|friday|week|tomorrow|january|february|march|april|may|june|july|august|september|october|november|december)
(new|another|different) (date|time)
(hour|hours|minutes|day|bit) (earlier|later)`,
  slot: `
(monday|tuesday|wednesday|thursday|friday) ~ (work|suit) [for] you
will ~ interview you
interview ~ will_be [with|conducted|led] (with|by)
(come_by|drop_by|pop_in|come_in|come_over) ~~ (talk|speak|chat|discuss|meet)
start [our|your|the] interview ~ (later|earlier)`,
  applied: `
(received|receipt_of|got|receiving|receive) ~ (application|cv|resume|submission|candidacy)
(application|cv|resume) ~ (received|submitted|arrived|reached|registered)
(thank|thanks) ~ (applying|your_application)
(application|cv|resume) ~ (landed|inbox|safely|made_it)
(have|got) your (application|cv|resume)`,
  task: `
(need|send|provide|submit|upload|missing|require|forward) ~~ (certificate*|diploma|references|documents|copy|transcript|payslip*|proof|portfolio)
(taking|take|takes|took) ~ longer
(decision|process) ~ delayed
not yet ~ (decision|decided)
(complete|take|solve) ~ (assessment|test|challenge|assignment|task|questionnaire|exercise|case_study)
next step ~ (assessment|test|challenge|assignment)
(contact_details|contacts|names|details) ~~ (references|referees|managers|reference)
(provide|share|give|send|need|name) ~ (references|referees)
(salary_expectations|notice_period|salary_expectation)`,
  message: `
(get|come|be) (back|in_touch)
let you know
(keep|hold|store|retain) ~ (application|cv|resume|details|data|documents|profile)
your ~ (application|candidacy)
hear from us`,
  topic: "(application|applying|interview|candidacy|candidate|recruitment|hiring|selection)",
  noise: `
new (jobs|job_offers|vacancies|openings|job_postings)
(jobs|vacancies) (for_you|that_match|matching)
job (alert|alerts|recommendations)
(newsletter|survey|webinar|password)
career weekly
how was your`,
  advert: "apply (now|today|online)",
  bulk: `
(receive|receiving|received|get|getting) this newsletter
because you (subscribed|signed_up)
out of [the] office
(limited|no) access to [my] (email|emails|mail)
on ~ leave until`,
  cold: `
(came_across|found|saw|stumbled) ~ your ~ profile
your ~ profile ~ caught ~ (eye|attention)
(a_client|my_client|clients) of mine`,
};
