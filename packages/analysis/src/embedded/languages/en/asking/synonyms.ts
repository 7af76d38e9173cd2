/** Groups of words that people use for the same thing, as written; one on each line. */
export const synonyms = `begin start commence initiate launch open originate onset
end finish expire terminate conclude cease stop close
buy purchase acquire procure
sell vend market
give provide supply grant offer furnish
pay remit compensate reimburse payment remuneration
rent lease let tenancy
landlord lessor owner
tenant lessee renter
employee worker staff personnel
employer company firm business corporation enterprise
lawyer attorney counsel
agreement contract arrangement deal
forbid prohibit ban bar disallow
allow permit enable let authorize
require need must oblige mandate
show demonstrate reveal indicate prove display
make create produce build construct manufacture form
use utilize employ apply
help assist aid support
big large great huge major
small little minor tiny
important key significant main principal chief primary
fast quick rapid speed
money fund fee cost price expense amount charge sum
name call term title know
live reside inhabit dwell
die death dead kill
bear birth born
write author pen compose
lead head direct run govern rule command
leader head chief ruler director
win defeat beat victory conquer
fight battle war conflict combat
cause reason lead result why
increase grow rise raise gain expand
decrease reduce fall decline drop lower shrink
change alter modify amend vary
get obtain receive gain acquire
keep maintain retain hold preserve
send transmit deliver dispatch
say state claim argue assert declare
think believe consider regard view
find discover detect identify locate
join unite merge combine
leave depart exit quit
choose select pick elect appoint
work operate function run
part portion section component piece element
kind type sort form category class
place location site area region
country nation state land
city town municipality
people population inhabitants residents person
child kid children
teach instruct educate train
goal aim purpose objective target intent
method approach technique way procedure process
problem issue challenge difficulty
risk danger hazard threat
damage harm injury loss
fine penalty sanction
notice notification notify inform announcement
document paper file record
year annual annually yearly
month monthly
deadline due date
job occupation profession position role
car vehicle automobile
doctor physician
film movie
also known nickname
invent develop devise
found establish set create
belong own possess property
near close adjacent beside
amount number quantity total
average mean
first initial original earliest
last final latest
percent percentage proportion
insurance coverage policy insured
confidential secret private disclose
assign transfer convey
compete competitor rival
fix repair mend maintenance
deposit bond security
late delay overdue arrears
france french frenchman
spain spanish
england english
scotland scottish scots
ireland irish
wales welsh
britain british
netherlands dutch holland
poland polish
sweden swedish
denmark danish danes
norway norwegian
finland finnish
iceland icelandic
germany german
switzerland swiss
turkey turkish turks
greece greek
rome roman
china chinese
japan japanese
portugal portuguese
russia russian soviet
israel israeli
europe european
normandy norman
mongolia mongol
percent percentage %`
