// @generated from app.yaml and app-registry.yaml by npm run codegen

import { validateDone, validateViewId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateViewsRemoveArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.viewId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "viewId"},message:"must have required property '"+"viewId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(key0 === "viewId")){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.viewId !== undefined){if(!(validateViewId(data.viewId, {instancePath:instancePath+"/viewId",parentData:data,parentDataProperty:"viewId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateViewId.errors);errors = vErrors.length;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateViewsRemoveArguments.errors = vErrors;return errors === 0;}
validateViewsRemoveArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateViewsRemoveArguments as args,
  validateDone as value,
};
