/** What stands on top of an export. */
export const README = `Everything that Sendoff keeps about you, as of the moment you asked for it.

account.json            who you are here: name, address, phone, pay, and your profile under "filters"
answer-bank.json        the answers you saved
applications.json       every application with its questions and answers; its steps are in application-timeline.json
cvs.json, cover-letter-and-photo.json, pictures.json
                        what lies in the folder "files": your CVs, cover letter and photo, and pictures of the forms that
                        were sent
receipts                the receipts of your recharges, as PDF
credits.json, ledger-*  your credits and every movement of them
...                     the other files say by their names what they hold

Every .json file is a list with one entry on each line, named as in our database. Left out are only things of use to nobody:
one-way hashes, and passwords and browser sessions, which are sealed so that this server itself cannot read them.
stored-sign-ins.json says for which platforms there are any.
`;
