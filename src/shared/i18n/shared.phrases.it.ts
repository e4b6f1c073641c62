import type { sharedPhrases } from './shared.phrases'
import type { Translated } from './translated'

export const sharedPhrasesIt: Translated<typeof sharedPhrases> = {
  try_again: 'Riprova',
  cancel: 'Annulla',
  close: 'Chiudi',
  dismiss: 'Nascondi',
  back: 'Indietro',
  loading: 'Caricamento in corso…',
  request_id: 'Richiesta {{id}}',

  failure: {
    title: 'Impossibile caricare i dati',
    offline: 'Il server non è raggiungibile. Controlli la connessione e riprovi.',
    timeout: 'Il server ha impiegato troppo tempo a rispondere. Riprovi.',
    cancelled: 'La richiesta è stata annullata.',
    signed_out: 'La sessione è chiusa: acceda di nuovo.',
    unexpected: 'Si è verificato un errore. Riprovi e, se si ripete, avvisi un amministratore.',
  },

  session: {
    expired: 'La sessione è terminata. Acceda di nuovo per riprendere da dove era rimasto.',
    elsewhere: 'È uscito dal portale in un’altra scheda.',
  },

  rights: {
    failed_title: 'Non è stato possibile caricare tutte le Sue autorizzazioni',
    failed: 'Alcuni menu e alcune pagine potrebbero mancare. Il portale continua a riprovare.',
    waiting: 'Senza di esse questa pagina non può essere mostrata.',
  },

  storage: {
    broken: 'La copia di «{{key}}» nel browser non era leggibile ed è stata eliminata.',
    full: 'Lo spazio di archiviazione del browser è pieno. Finché non si libera, alcune scelte valgono solo per questa pagina.',
    off: 'L’archiviazione del browser è disattivata. La sessione terminerà alla chiusura o al ricaricamento di questa pagina.',
  },

  new_build: {
    text: 'Il portale è stato aggiornato.',
    action: 'Ricarica ora',
  },

  style_failed: {
    title: 'L’aspetto grafico non è stato caricato del tutto',
    text: 'Manca una parte dell’aspetto della pagina. Può continuare oppure ricaricare la pagina.',
  },

  draft: {
    title: 'Dati non salvati: {{time}}',
    text: 'Desidera riprenderli?',
    from_tab: 'Conservato in questa scheda.',
    from_browser: 'Conservato in questo browser.',
    from_server: 'Conservato sul server, ovunque sia stato scritto.',
    restore: 'Ripristina i dati inseriti',
    discard: 'Elimina',
  },

  leave: {
    title: 'Uscire senza salvare?',
    text_kept: 'Quanto ha scritto qui non è salvato. Resta come bozza.',
    text_dropped: 'Quanto ha scritto qui non è salvato e, uscendo, si perde anche la bozza.',
    text_on_server:
      'Quanto ha scritto qui non è salvato. Uscendo si elimina la bozza in questo browser; la copia sul server Le sarà proposta al prossimo accesso.',
    leave: 'Lascia la pagina',
  },

  pager: {
    label: 'Pagine dell’elenco',
    range: '{{first}}–{{last}} di {{count}}',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
  },

  fields_to_mend_one: '{{count}} campo è da correggere.',
  fields_to_mend_many: '{{count}} di campi sono da correggere.',
  fields_to_mend_other: '{{count}} campi sono da correggere.',
  caps_lock: 'Il blocco maiuscole è attivo.',

  fields: {
    required: 'Compili questo campo.',
    invalid: 'Il valore non è valido.',
    too_short_one: 'Inserisca almeno {{count}} carattere.',
    too_short_many: 'Inserisca almeno {{count}} di caratteri.',
    too_short_other: 'Inserisca almeno {{count}} caratteri.',
    too_long_one: 'Inserisca al massimo {{count}} carattere.',
    too_long_many: 'Inserisca al massimo {{count}} di caratteri.',
    too_long_other: 'Inserisca al massimo {{count}} caratteri.',
    too_few_one: 'Scelga almeno {{count}} elemento.',
    too_few_many: 'Scelga almeno {{count}} di elementi.',
    too_few_other: 'Scelga almeno {{count}} elementi.',
    too_many_one: 'Scelga al massimo {{count}} elemento.',
    too_many_many: 'Scelga al massimo {{count}} di elementi.',
    too_many_other: 'Scelga al massimo {{count}} elementi.',
    too_low: 'Il valore deve essere almeno {{minimum}}.',
    too_high: 'Il valore deve essere al massimo {{maximum}}.',
    malformed: 'Il formato non è corretto.',
    not_a_choice: 'Scelga una voce dell’elenco.',
    email_malformed: 'Inserisca un solo indirizzo, ad esempio ana@company.com.',
    username_malformed: 'Usi da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.',
    password_short: 'Usi almeno 10 caratteri.',
    password_long: 'Usi al massimo 128 caratteri.',
    passwords_differ: 'Le due password non coincidono.',
    password_common: 'Questa password è troppo facile da indovinare. Ne scelga un’altra.',
    password_same: 'Scelga una password diversa da quella attuale.',
    role_code_malformed: 'Usa minuscole e trattini bassi, come front_desk.',
    module_code_malformed: 'Usa minuscole e trattini, come cash-advance.',
    permission_code_malformed: 'Scrivi area.resource.action in minuscolo.',
    prefix_malformed: 'Usa da 1 a 8 maiuscole o cifre.',
    rdo_malformed: 'Scrivi tre cifre e l’eventuale lettera, come 050 o 025A.',
    date_before_start: 'Questa data precede il primo giorno.',
    mailed_code_malformed: 'Un codice ha otto cifre.',
    role_required: 'Scelga almeno un ruolo.',
    already_exists: 'Questo valore è già in uso.',
    wrong_password: 'Questa non è la Sua password attuale.',
    money_malformed: 'Scriva un importo, per esempio 1,234.50.',
    rate_malformed: 'Scriva un tasso con il punto, per esempio 3.5.',
    integer_malformed: 'Scriva un numero intero.',
    date_malformed: 'Scriva la data come mese-giorno-anno, per esempio 11-20-2026.',
    reference_unknown: 'Questo elemento non esiste più. Ne scelga un altro.',
    unknown_field: 'Questo campo non si può impostare qui.',
    ou_code_malformed: 'Usi da 2 a 8 lettere maiuscole e cifre.',
    code_malformed: 'Usare fino a 20 lettere maiuscole, cifre, punti e trattini.',
    number_out_of_range: 'È più basso o più alto di quanto consentito qui.',
    amount_negative: 'L’importo non può essere negativo.',
    mobile_malformed: 'Scrivere il numero con il prefisso, come +639171234567.',
    tin_malformed: 'Scriverlo come 000-000-000-00000.',
    account_no_malformed: 'Scrivere da 6 a 20 cifre, nient’altro.',
    swift_malformed: 'Scrivere le 8 o 11 maiuscole e cifre del codice.',
    account_code_malformed: 'Scrivere da 4 a 6 cifre.',
    branch_code_malformed: 'Scriva cinque cifre.',
    employee_no_malformed: 'Usi maiuscole, cifre e trattini.',
    sss_no_malformed: 'Scriva dieci cifre, come 34-1234567-8.',
    philhealth_no_malformed: 'Scriva dodici cifre, come 12-123456789-1.',
    pagibig_no_malformed: 'Scriva dodici cifre, come 1234-5678-9012.',
    bank_account_no_malformed: 'Scriva da 6 a 26 cifre, anche con trattini.',
    payout_account_no_malformed: 'Scriva da 6 a 26 cifre, anche con trattini.',
  },
}
