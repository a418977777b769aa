import { mount } from 'svelte'
import '../../tokens.css'
import '../../app.css'
import OfflinePage from './OfflinePage.svelte'

const target = document.getElementById('app')
if (target) mount(OfflinePage, { target })
