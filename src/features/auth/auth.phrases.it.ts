import type { Translated } from '@/shared/i18n/translated'
import type { authPhrases } from './auth.phrases'

export const authPhrasesIt: Translated<typeof authPhrases> = {
  email: 'Indirizzo e-mail',
  username: 'Nome utente',
  password: 'Password',
  to_login: 'Torna all’accesso',

  login: {
    title: 'Accedi',
    text: 'Usi l’account aziendale.',
    submit: 'Accedi',
    forgot: 'Dimenticata?',
    register_question: 'Non ha ancora un account?',
    register: 'Lo richieda',
    registered_title: 'La Sua richiesta è arrivata.',
    registered: 'Potrà accedere non appena un amministratore avrà attivato l’account.',
  },

  demo: {
    title: 'Scopra il portale',
    text: 'Questa è l’azienda dimostrativa. Acceda come:',
  },

  roles: {
    super_admin: 'Super amministratore',
    ou_admin: 'Amministratore di unità',
    sales_admin: 'Amministratore vendite',
    agent: 'Agente',
    sales_manager: 'Responsabile vendite',
    accounting: 'Contabilità',
    hr_staff: 'Risorse umane',
    immediate_head: 'Responsabile diretto',
    president: 'Presidente',
    employee: 'Dipendente',
  },

  register: {
    title: 'Richiedi un account',
    text: 'Un amministratore verifica la richiesta e assegna i ruoli all’account.',
    submit: 'Invia la richiesta',
    success: 'Registrazione riuscita',
    username_hint: 'Da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.',
    password_hint:
      'Almeno 10 caratteri. Alcune parole in fila sono facili da ricordare e difficili da indovinare.',
    login_question: 'Ha già un account?',
    login: 'Acceda',
  },

  forgot: {
    title: 'Password dimenticata?',
    text: 'Inserisca il Suo indirizzo: invieremo un link per impostare una nuova password.',
    submit: 'Invia il link',
    sent_title: 'Controlli la posta',
    sent: 'Se {{email}} appartiene a un account, un link è in arrivo. Vale per poco tempo e una sola volta.',
    again: 'Prova un altro indirizzo',
  },

  reset: {
    title: 'Scelga una nuova password',
    text: 'Il link che ha seguito permette di impostarla una sola volta.',
    label: 'Nuova password',
    submit: 'Salva la password',
    success: 'La password è impostata. La usi per accedere.',
    reopen: 'Apra di nuovo il link ricevuto per e-mail.',
    expired_title: 'Questo link non è più valido',
    expired: 'È già stato usato, è scaduto oppure ne è stato inviato uno più recente.',
    again: 'Invia un nuovo link',
  },

  logout: {
    text: 'Uscita in corso…',
  },
}
