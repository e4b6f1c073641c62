import type { Translated } from '@/shared/i18n/translated'
import type { profilePhrases } from './profile.phrases'

export const profilePhrasesIt: Translated<typeof profilePhrases> = {
  title: 'Il mio profilo',
  text: 'Che cosa il portale sa di Lei e come si presenta.',

  about: {
    title: 'Su di me',
    first_name: 'Nome',
    last_name: 'Cognome',
    username: 'Nome utente',
    email: 'Indirizzo e-mail',
    unit: 'Unità',
    roles: 'Ruoli',
    none: '–',
    fixed: 'Il resto viene modificato da un amministratore.',
    save: 'Salva',
    saved: 'Il Suo profilo è stato salvato.',
  },

  look: {
    title: 'Lingua e aspetto',
    language: 'Lingua',
    language_hint: 'Cambia subito e vale su tutti i Suoi dispositivi.',
    layout_hint:
      'Colori, menu e larghezza si trovano nelle impostazioni di layout, in fondo alla barra superiore o al menu.',
  },

  password: {
    title: 'Password',
    text: 'Modificandola, la sessione termina su tutti gli altri dispositivi.',
    current: 'Password attuale',
    new: 'Nuova password',
    hint: 'Almeno 10 caratteri.',
    save: 'Cambia la password',
    saved: 'La password è stata cambiata.',
  },

  email: {
    title: 'Indirizzo e-mail',
    text: 'Un codice arriva al vecchio e al nuovo indirizzo; servono entrambi. Gli altri dispositivi vengono disconnessi.',
    new: 'Nuovo indirizzo',
    ask: 'Invia i codici',
    code_at: 'Codice inviato a {{email}}',
    confirm: 'Cambia indirizzo',
    other: 'Ricomincia',
    saved: 'Il tuo indirizzo e-mail è cambiato.',
  },

  sessions: {
    title: 'Le mie sessioni aperte',
    device: 'Dispositivo',
    address: 'Indirizzo',
    issued: 'Accesso',
    last_seen: 'Ultimo utilizzo',
    current: 'Questo dispositivo',
    unknown: 'Sconosciuto',
    end: 'Termina',
    end_label: 'Termina la sessione su {{device}}',
    end_title: 'Terminare questa sessione?',
    end_text: 'Chi usa {{device}} dovrà accedere di nuovo.',
    end_others: 'Termina tutte le altre',
    end_others_title: 'Terminare tutte le altre sessioni?',
    end_others_text: 'Resterà aperta solo la sessione su questo dispositivo.',
    ended: 'La sessione è terminata.',
    others_ended: 'Tutte le altre sessioni sono terminate.',
    empty: 'Nessuna sessione trovata',
  },

  colleague: {
    hidden_title: 'Questa persona non è presente qui',
    hidden: 'L’account non esiste oppure appartiene a un’unità a cui non ha accesso.',
    back: 'Vai alla dashboard',
  },
}
