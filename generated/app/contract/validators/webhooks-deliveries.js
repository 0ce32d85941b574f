// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDeliveryState, validateListedDelivery, validateNextCursor, validatePageCursor, validatePageSize, validateWebhookId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateWebhooksDeliveriesArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){data.limit = 50;}
if(data.webhookId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((((key0 === "webhookId") || (key0 === "cursor")) || (key0 === "limit")) || (key0 === "state"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.webhookId !== undefined){if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateWebhookId.errors);errors = vErrors.length;}}
if(data.cursor !== undefined){if(!(validatePageCursor(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validatePageCursor.errors);errors = vErrors.length;}}if(!(validatePageSize(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validatePageSize.errors);errors = vErrors.length;}
if(data.state !== undefined){if(!(validateDeliveryState(data.state, {instancePath:instancePath+"/state",parentData:data,parentDataProperty:"state",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateDeliveryState.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksDeliveriesArguments.errors = vErrors;return errors === 0;}
validateWebhooksDeliveriesArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validateWebhooksDeliveriesValue(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"});errors++;}
if(data.nextCursor === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!((key0 === "items") || (key0 === "nextCursor"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.items !== undefined){let data0 = data.items;if(Array.isArray(data0)){const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){if(!(validateListedDelivery(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateListedDelivery.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"});errors++;}}
if(data.nextCursor !== undefined){if(!(validateNextCursor(data.nextCursor, {instancePath:instancePath+"/nextCursor",parentData:data,parentDataProperty:"nextCursor",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateNextCursor.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateWebhooksDeliveriesValue.errors = vErrors;return errors === 0;}
validateWebhooksDeliveriesValue.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateWebhooksDeliveriesArguments as args,
  validateWebhooksDeliveriesValue as value,
};
