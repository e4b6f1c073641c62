import type { Translated } from '@/shared/i18n/translated'
import type { settingsPhrases } from './settings.phrases'

export const settingsPhrasesIt: Translated<typeof settingsPhrases> = {
  never: 'Mai',
  none: '–',

  users: {
    title: 'Utenti',
    text: 'Chi può accedere al portale e con quali ruoli.',
    search: 'Cerca per nome o indirizzo',
    status_label: 'Stato',
    every_status: 'Tutti gli stati',
    name: 'Nome',
    username: 'Nome utente',
    email: 'Indirizzo e-mail',
    unit: 'Unità',
    roles: 'Ruoli',
    status: 'Stato',
    last_login: 'Ultimo accesso',
    created: 'Richiesto',
    actions: 'Azioni per {{name}}',
    locked: 'Bloccato',
    locked_until: 'Bloccato fino a',
    empty: 'Non ci sono ancora utenti',
    no_match: 'Nessun utente corrisponde',
    no_match_text: 'Modifichi la ricerca o lo stato.',
    clear: 'Mostra tutti',
    hidden_title: 'Questo utente non è presente qui',
    hidden: 'L’account non esiste oppure appartiene a un’unità a cui non ha accesso.',
    back: 'Tutti gli utenti',
  },

  status: {
    pending: 'In attesa',
    active: 'Attivo',
    suspended: 'Sospeso',
    deactivated: 'Chiuso',
  },

  act: {
    activate: 'Attiva…',
    suspend: 'Sospendi…',
    reactivate: 'Riammetti',
    unlock: 'Sblocca',
    send_reset: 'Invia link per la password',
    end_sessions: 'Termina tutte le sessioni…',
  },

  done: {
    activate: '{{name}} ora può accedere.',
    suspend: 'L’account di {{name}} è sospeso e le sue sessioni sono terminate.',
    reactivate: '{{name}} può accedere di nuovo.',
    unlock: 'L’account di {{name}} è sbloccato.',
    send_reset: 'Un link per impostare la password è in arrivo a {{email}}.',
    end_sessions: 'Tutte le sessioni di {{name}} sono terminate.',
  },

  ask: {
    suspend_title: 'Sospendere {{name}}?',
    suspend:
      'Tutte le sessioni di {{name}} terminano subito e l’accesso resta impossibile finché non lo riammette.',
    suspend_confirm: 'Sospendi',
    end_sessions_title: 'Terminare tutte le sessioni di {{name}}?',
    end_sessions: '{{name}} dovrà accedere di nuovo su ogni dispositivo. Nient’altro cambia.',
    end_sessions_confirm: 'Termina le sessioni',
  },

  activate: {
    title: 'Attiva {{name}}',
    text: 'L’account riceve i ruoli e l’unità di appartenenza, e il titolare riceve un’e-mail.',
    unit: 'Unità di appartenenza',
    choose_unit: 'Scelga un’unità',
    roles: 'Ruoli',
    submit: 'Attiva',
  },

  outbox: {
    title: 'Posta in uscita',
    text: 'Tutte le e-mail che il portale ha inviato o sta per inviare.',
    search: 'Cerca per indirizzo od oggetto',
    subject: 'Oggetto',
    to: 'A',
    status: 'Stato',
    attempts: 'Tentativi',
    created: 'Scritta',
    sent: 'Inviata',
    error: 'Ultimo errore',
    empty: 'Non è ancora stata scritta alcuna e-mail',
    no_match: 'Nessuna e-mail corrisponde',
    every_status: 'Tutti gli stati',
    view: 'L’e-mail',
    as_mail: 'Come e-mail',
    as_text: 'Come testo semplice',
    frame: 'L’e-mail come la vede il destinatario',
    secret: 'Questa e-mail contiene un link riservato al destinatario, perciò non viene mostrata qui.',
    wiped: 'Il testo di questa e-mail non viene più conservato.',
    resend: 'Invia di nuovo',
    resent: 'L’e-mail a {{to}} è di nuovo in viaggio.',
  },

  mail_status: {
    queued: 'In attesa',
    sent: 'Inviata',
    dead: 'Abbandonata',
    superseded: 'Sostituita',
  },
}
