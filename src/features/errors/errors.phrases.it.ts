import type { Translated } from '@/shared/i18n/translated'
import type { errorsPhrases } from './errors.phrases'

export const errorsPhrasesIt: Translated<typeof errorsPhrases> = {
  to_dashboard: 'Vai alla dashboard',
  back: 'Indietro',
  try_again: 'Riprova',
  not_found: {
    kicker: 'Errore 404',
    title: 'A questo indirizzo non c’è alcuna pagina',
    text: 'L’indirizzo potrebbe essere errato o la pagina potrebbe essere stata spostata. Lo controlli oppure riparta dalla dashboard.',
  },
  no_right: {
    kicker: 'Errore 403',
    title: 'Non ha accesso a questa pagina',
    text: 'I Suoi ruoli non la comprendono. Se Le serve per il lavoro, si rivolga a un amministratore indicando questa autorizzazione:',
    text_plain: 'I Suoi ruoli non la comprendono. Se Le serve per il lavoro, si rivolga a un amministratore.',
  },
  not_built_yet: {
    title: '{{title}}: non ancora disponibile',
    title_plain: 'Questa pagina non è ancora disponibile',
    text: 'Questa parte del portale ha già un posto nel menu, ma per ora non contiene funzioni.',
  },
  offline: {
    title: 'Connessione assente.',
    text: 'I dati mostrati potrebbero non essere aggiornati e nulla verrà inviato finché non torna la connessione.',
  },
  crashed: {
    title: 'Si è verificato un errore in questa pagina',
    text: 'Non dipende da Lei. Quanto già salvato è al sicuro. Riprovi oppure torni alla dashboard.',
    request_id: 'Richiesta {{id}}',
    show_details: 'Dettagli per l’assistenza',
    copy: 'Copia i dettagli',
    copied: 'Copiato',
  },
  chunk_failed: {
    script: 'Caricamento di una parte del programma non riuscito',
    style: 'Caricamento dell’aspetto grafico non riuscito',
    text: 'Non è stato possibile recuperare una parte della pagina. La connessione potrebbe essere debole o il portale potrebbe essere stato appena aggiornato.',
    type: 'Tipo: {{type}}',
    types: {
      error: 'nessuna risposta',
      missing: 'non più presente',
      timeout: 'tempo scaduto',
    },
  },
}
