// Styles that no first paint needs: faces of rare letters, and what only script shows.
import './ui/fonts/further-letters.css'
import './ui/overlays/dialog.css'
import './app/shell/failures/error-page.css'
import './app/shell/notes/ongoing-note.css'
