// The entry: the texts first, then the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { engineReady } from './api/engine.svelte';
import { watchBuild } from './api/version.svelte';
import { router } from './router.svelte';
import { startTexts } from './texts/index.svelte';
import { watchSettings } from './ui/settings.svelte';
import './ui/fonts.css';
import './ui/theme.css';

const target = document.getElementById('page');
if (!target) throw new Error('no place for the page');
watchSettings();
watchBuild();
void engineReady();
router.start();
await startTexts();
mount(App, { target });
