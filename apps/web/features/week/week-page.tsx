import { useRef } from 'react';
import { VisuallyHidden } from '#apps/web/ui/visually-hidden.tsx';
import { daysOf } from './model/days.ts';
import { progressMessage, progressOf, progressSummary } from './model/progress.ts';
import { fromEarlier } from './model/week.ts';
import { weekTitle } from './model/week-offset.ts';
